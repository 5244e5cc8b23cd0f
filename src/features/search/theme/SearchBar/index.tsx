// Change: ejected; our own button over src/features/search, so that nothing of @docsearch/react is in a page's first script (conformance T11, T12, T27).
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {openSearch, preloadSearch, useSearchModal} from '@site/src/features/search/client/modal';
import {SearchIcon} from './SearchIcon';
import styles from './styles.module.css';

const APPLE = /Mac|iPhone|iPad/;

export default function SearchBar(): ReactNode {
  const {phase} = useSearchModal();
  const modifier = useIsBrowser() && APPLE.test(navigator.platform) ? '⌘' : 'Ctrl';
  const label = translate({
    id: 'theme.SearchBar.label',
    message: 'Search',
    description: 'The ARIA label and placeholder for search button',
  });
  return (
    <button
      type="button"
      className={clsx('DocSearch', 'DocSearch-Button', styles.button)}
      aria-label={label}
      aria-haspopup="dialog"
      aria-busy={phase === 'opening'}
      aria-keyshortcuts="Control+K Meta+K /"
      data-search-trigger
      onClick={(event) => void openSearch('', event.currentTarget)}
      onMouseOver={preloadSearch}
      onFocus={preloadSearch}
      onTouchStart={preloadSearch}
    >
      <SearchIcon />
      <span className={clsx('DocSearch-Button-Placeholder', styles.label)}>{label}</span>
      <span className={clsx('DocSearch-Button-Keys', styles.keys)} aria-hidden="true">
        <kbd>{modifier}</kbd>
        <kbd>K</kbd>
      </span>
    </button>
  );
}
