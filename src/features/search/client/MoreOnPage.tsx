import {createContext, type ReactNode, useContext} from 'react';
import type {DescribedHit} from './describeHits';
import {pageFilter} from './refine/filters';
import styles from './refine/Refinements.module.css';

/** Narrows the search of the modal. */
export const FilterContext = createContext<(filter: string | undefined) => void>(() => {});

/** Below the last row of a page: how many more of its places are found; narrows the search to the page. */
export function MoreOnPage({hit: {more = 0, url_without_anchor: url}}: {hit: DescribedHit}): ReactNode {
  const narrow = useContext(FilterContext);
  return more > 0 ? (
    <button
      type="button"
      className={styles.more}
      onClick={(event) => {
        // DocSearch opens the hit at a click anywhere in its row.
        event.stopPropagation();
        narrow(pageFilter(url));
      }}
    >
      这一页还有 {more} 处
    </button>
  ) : null;
}
