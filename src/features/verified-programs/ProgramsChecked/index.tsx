import {type ReactNode} from 'react';
import {type Checked} from '../../../shared/ui/noteFrontMatter';
import styles from './styles.module.css';

/** That a page's programs passed the checker: `已验证 · g++ 12.2 · 2026-11`. */
export default function ProgramsChecked({by, month}: Checked): ReactNode {
  return (
    <span>
      <strong className={styles.word}>已验证</strong> · {by.join('、')} · <time dateTime={month}>{month}</time>
    </span>
  );
}
