import {type ReactNode} from 'react';
import type {PageMemory} from '@site/src/features/reading-memory/client/memory';
import {guessesInWords} from '../client/guessesInWords';
import styles from './styles.module.css';

/** How near the reader's guesses before the players came. */
export default function Guesses({pages}: {pages: [string, PageMemory][]}): ReactNode {
  const guesses = pages.flatMap(([, page]) => page.guesses ?? []).sort((a, b) => a.at - b.at);
  return (
    guesses.length > 0 && (
      <section>
        <h2>
          先猜再放 <small>{guesses.length} 次</small>
        </h2>
        <p className={styles.summary}>{guessesInWords(guesses)}</p>
      </section>
    )
  );
}
