import {type ReactNode} from 'react';
import {oldFrom} from './oldFrom';
import styles from './styles.module.css';

/** That a page about what changes fast has not been checked for long: hidden until src/features/freshness/client.ts finds that the day has come. */
export default function FreshnessNotice({checked, months}: {checked: string; months: number}): ReactNode {
  return (
    <p className={styles.note} data-unsearched data-old-from={oldFrom(checked, months)} hidden suppressHydrationWarning>
      这一页讲的东西变得快，最近一次核对是 <time dateTime={checked}>{checked}</time>，已经超过 {months} 个月：照做之前，请对照官方文档。
    </p>
  );
}
