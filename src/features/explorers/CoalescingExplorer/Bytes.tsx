import {type ReactNode} from 'react';
import styles from './styles.module.css';

/** A bar of the bytes transferred, and of those requested. */
export default function Bytes({wanted, moved}: {wanted: number; moved: number}): ReactNode {
  return (
    <div className={styles.bytes}>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.waste} width={100} height={6} />
        <rect className={styles.even} width={(100 * wanted) / moved} height={6} />
      </svg>
      <span>要 {wanted} B</span>
      <span>搬 {moved} B</span>
    </div>
  );
}
