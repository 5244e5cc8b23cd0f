import {useEffect} from 'react';
import {isComposing, isPrefill, isSlash, isToggle, isTyping, SEARCH_TRIGGER} from '../keys';
import {closeSearch, currentSearch, openSearch} from './modal';

/** Handles the search's shortcuts in the capture phase, before the page and the modal. */
export function useSearchKeys(): void {
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown, {capture: true});
    return () => window.removeEventListener('keydown', onKeyDown, {capture: true});
  }, []);
}

function onKeyDown(event: KeyboardEvent): void {
  const {phase} = currentSearch();
  if (isComposing(event)) {
    // Escape, Enter, the arrows belong to the input method: the modal must not handle them.
    if (phase === 'open') {
      event.stopPropagation();
    }
  } else if (phase === 'open') {
    whileOpen(event);
  } else if (phase !== 'opening') {
    whileClosed(event);
  }
}

function whileOpen(event: KeyboardEvent): void {
  if (event.key === 'Escape' || isToggle(event)) {
    event.preventDefault();
    closeSearch();
  }
}

function whileClosed(event: KeyboardEvent): void {
  const button = document.activeElement?.closest<HTMLElement>(SEARCH_TRIGGER) ?? null;
  if (isToggle(event) || (isSlash(event) && !isTyping(event.target))) {
    event.preventDefault();
    void openSearch('', button);
  } else if (button && isPrefill(event)) {
    event.preventDefault();
    void openSearch(event.key, button);
  }
}
