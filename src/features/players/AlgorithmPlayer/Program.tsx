import {useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import type {CodeLine} from './codeLine';
import styles from './program.module.css';

/** Like `scrollIntoView`, which would scroll the page too. */
function bringIntoView(box: HTMLElement, line: HTMLElement) {
  const above = line.offsetTop < box.scrollTop;
  const below = line.offsetTop + line.offsetHeight > box.scrollTop + box.clientHeight;
  if (above || below) {
    box.scrollTop = line.offsetTop - box.clientHeight / 3;
  }
}

/** The program with the current line highlighted. */
export default function Program({lines, now}: {lines: readonly CodeLine[]; now?: string}): ReactNode {
  const box = useRef<HTMLPreElement>(null);
  useEffect(() => {
    const line = box.current?.querySelector<HTMLElement>('[aria-current]');
    if (box.current && line) {
      bringIntoView(box.current, line);
    }
  }, [now]);

  return (
    <pre ref={box} className={styles.program} aria-label="程序">
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
  );
}
