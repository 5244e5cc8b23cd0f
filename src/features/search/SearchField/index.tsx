import {type ReactNode} from 'react';
import {openSearch, preloadSearch} from '@site/src/features/search/client/modal';
import styles from './styles.module.css';

/** A field-like button that opens the search modal. */
export default function SearchField(): ReactNode {
  return (
    <button
      type="button"
      className={styles.field}
      data-search-trigger
      onClick={({currentTarget}) => void openSearch('', currentTarget)}
      onMouseOver={preloadSearch}
      onFocus={preloadSearch}
      onTouchStart={preloadSearch}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="8.5" cy="8.5" r="5.5" />
        <path d="m13 13 5 5" />
      </svg>
      <span>搜索笔记、命令、函数名</span>
      <kbd>/</kbd>
    </button>
  );
}
