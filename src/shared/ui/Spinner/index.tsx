import {type ReactNode} from 'react';
import styles from './styles.module.css';

/** Two lanes, travelled in parallel, while the code of a page loads. */
export default function Spinner(): ReactNode {
  return (
    <div role="status" aria-label="加载中" className={styles.place}>
      <svg className={styles.lanes} width="128" height="110" viewBox="0 0 128 110" aria-hidden="true">
        <path d="M30 98 62 12" />
        <path d="M66 98 98 12" />
      </svg>
    </div>
  );
}
