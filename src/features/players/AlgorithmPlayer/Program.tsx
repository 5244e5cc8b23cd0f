import {useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import type {CodeLine} from './codeLine';
import styles from './program.module.css';

/** Scrolls only inside the box, so that the page stays where the reader put it. */
function bringIntoView(box: HTMLElement, line: HTMLElement) {
  const above = line.offsetTop < box.scrollTop;
  const below = line.offsetTop + line.offsetHeight > box.scrollTop + box.clientHeight;
  if (above || below) {
    box.scrollTop = line.offsetTop - box.clientHeight / 3;
  }
}

/** The program, with the line lit that runs now. */
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
          const lit = label !== undefined && label === now;
          return (
            <span key={i} className={clsx(styles.line, lit && styles.lit)} aria-current={lit ? 'step' : undefined}>
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
