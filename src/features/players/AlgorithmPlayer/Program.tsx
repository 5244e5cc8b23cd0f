import {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import type {CodeLine} from './codeLine';
import styles from './program.module.css';

/** More lines than this are a window on a phone. */
const WINDOW = 7;

/** Like `scrollIntoView`, which would scroll the page too: a line near the edge goes to the middle, with what stands round it. */
function bringIntoView(box: HTMLElement, line: HTMLElement) {
  const above = line.offsetTop - line.offsetHeight < box.scrollTop;
  const below = line.offsetTop + 2 * line.offsetHeight > box.scrollTop + box.clientHeight;
  if (above || below) {
    box.scrollTop = line.offsetTop - (box.clientHeight - line.offsetHeight) / 2;
  }
}

/** The program with the current line highlighted; on a phone a window of it, which a button unfolds. */
export default function Program({lines, now}: {lines: readonly CodeLine[]; now?: string}): ReactNode {
  const box = useRef<HTMLPreElement>(null);
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    const line = box.current?.querySelector<HTMLElement>('[aria-current]');
    if (box.current && line) {
      bringIntoView(box.current, line);
    }
  }, [now, isWhole]);

  return (
    <div className={styles.box}>
      <pre ref={box} className={clsx(styles.program, isWhole && styles.whole)} aria-label="程序">
        <code>
          {lines.map(({pieces, label}, i) => {
            const isCurrent = label !== undefined && label === now;
            return (
              <span key={i} className={clsx(styles.line, isCurrent && styles.lit)} aria-current={isCurrent ? 'step' : undefined}>
                {pieces.map(([text, colour], j) => (
                  <span key={j} style={colour ? {color: `var(--code-${colour})`} : undefined}>
                    {text}
                  </span>
                ))}
                {'\n'}
              </span>
            );
          })}
        </code>
      </pre>
      {lines.length > WINDOW && (
        <button type="button" className={styles.unfold} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? '收起' : `全部 ${lines.length} 行`}
        </button>
      )}
    </div>
  );
}
