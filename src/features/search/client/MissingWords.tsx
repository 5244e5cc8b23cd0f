import type {ReactNode} from 'react';
import styles from './MissingWords.module.css';

/** A hit of an answer that is the nearest only: the words of the query that its page does not have. Our own engine gives them. */
export interface NearHit {
  missing?: string[];
}

/** What stands above hits none of which has all of the query. */
export const NEAREST = '没有全部匹配，最接近的：';

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
