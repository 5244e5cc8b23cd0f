import type {ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {closeSearch, useSearchModal} from './modal';
import {SearchLoadFailure} from './SearchLoadFailure';
import {useSearchKeys} from './useSearchKeys';

/** Renders the search modal and its shortcuts above the routes, so that a navigation does not unmount them. */
export function SearchHost(): ReactNode {
  const {phase, query, Modal} = useSearchModal();
  useSearchKeys();
  if (phase === 'failed') {
    return <SearchLoadFailure />;
  }
  return phase === 'open' && Modal ? createPortal(<Modal initialQuery={query} onClose={closeSearch} />, document.body) : null;
}
