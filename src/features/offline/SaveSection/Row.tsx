import {type ReactNode} from 'react';
import {size} from './size';
import type {Saved} from './useSaved';
import styles from './styles.module.css';

/** A category's state in this browser, and the buttons that change it: on its own page the button says what, in a list the row does. */
export default function Row({page, saved, label = '离线保存本栏目'}: {page: string; saved: Saved; label?: string}): ReactNode {
  const {overview, work, failure, save, remove} = saved;
  const state = overview?.sections.find((section) => section.page === page);
  const busy = work?.page === page;
  return (
    <div className={styles.row}>
      {!state?.isWanted || !state.isComplete ? (
        <button type="button" className="action" disabled={busy} onClick={() => void save(page)}>
          {state?.isWanted && !busy ? '接着保存' : label}
        </button>
      ) : null}
      {state?.isWanted && !busy && (
        <button type="button" className="action" onClick={() => void remove(page)}>
          移除
        </button>
      )}
      {busy && <progress value={work.bytes} max={Number.isFinite(work.total) ? work.total : undefined} aria-label="保存进度" />}
      <span role="status">{failure?.page === page ? failure.text : describe()}</span>
    </div>
  );

  function describe(): string {
    if (busy) {
      return Number.isFinite(work.total) ? `正在保存，共 ${size(work.total)}` : '正在保存';
    }
    if (!state) {
      return '';
    }
    if (state.isWanted) {
      return state.isComplete
        ? `已保存，${size(state.bytes)}，没有网络也能读、能搜`
        : `保存了一部分：${size(state.keptBytes)}，共 ${size(state.bytes)}`;
    }
    return `${state.pages} 篇，连同搜索 ${size(state.bytes)}`;
  }
}
