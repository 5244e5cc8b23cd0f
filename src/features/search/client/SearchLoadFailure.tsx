import type {ReactNode} from 'react';
import {closeSearch, openSearch} from './modal';
import styles from './SearchLoadFailure.module.css';

/** Says that the code of the search could not be fetched, and offers to try again. */
export function SearchLoadFailure(): ReactNode {
  return (
    <div role="alert" className={styles.notice}>
      <p>搜索没有加载成功，请检查网络连接。</p>
      <button type="button" className="action" onClick={() => void openSearch()}>
        重试
      </button>
      <button type="button" className="action" onClick={closeSearch}>
        关闭
      </button>
    </div>
  );
}
