import {type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  n: number;
  /** Elements of the chosen thread. */
  own: readonly number[];
  /** Elements from this index on have no thread. */
  covered: number;
}

/** The elements of an array, with those of the chosen thread marked. */
export default function Elements({n, own, covered}: Props): ReactNode {
  return (
    <div className={styles.elements}>
      <p>元素</p>
      <div className={styles.threads}>
        {Array.from({length: n}, (_, i) => (
          <span key={i} className={own.includes(i) ? styles.chosen : i < covered ? styles.works : styles.idle}>
            {i}
          </span>
        ))}
      </div>
    </div>
  );
}
