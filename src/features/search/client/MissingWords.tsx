import type {ReactNode} from 'react';
import type {NearHit} from './nearest';
import styles from './MissingWords.module.css';

/** The words of the query that a page does not have, struck through. */
export function MissingWords({missing = []}: NearHit): ReactNode {
  return missing.length > 0 ? (
    <span className={styles.missing}>
      没有：
      {missing.map((word) => (
        <del key={word}>{word}</del>
      ))}
    </span>
  ) : null;
}
