import {type ReactNode} from 'react';
import styles from './styles.module.css';

const STEP = 10;
const WIDTH = 7;

const ticks = (places: number[]) => places.map((place) => `M${place * STEP} 2h${WIDTH}`).join('');

/** The notes of a section as a row of ticks: those that were read, and the one that is open. */
export default function Ticks({hrefs, done, here}: {hrefs: string[]; done: ReadonlySet<string>; here: string}): ReactNode {
  const read = hrefs.flatMap((href, place) => (done.has(href) ? [place] : []));
  const open = hrefs.indexOf(here);
  return (
    <svg
      className={styles.ticks}
      viewBox={`0 0 ${hrefs.length * STEP} 4`}
      width={hrefs.length * STEP}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`M0 2h${hrefs.length * STEP}`} strokeDasharray={`${WIDTH} ${STEP - WIDTH}`} />
      {read.length > 0 && <path className={styles.read} d={ticks(read)} />}
      {open >= 0 && <path className={styles.here} d={ticks([open])} />}
    </svg>
  );
}
