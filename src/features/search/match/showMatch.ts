import {findMatch} from './findMatch';
import type {Match} from './matchOf';
import {idOfHash} from '../../../shared/client/idOfHash';
import {timeoutSignal} from '../../../shared/client/timeoutSignal';
import {reveal} from '../../tabs-details/reveal';
import './match.css';

const NAME = 'search-match';
/** By then Docusaurus has moved the focus to the new page. */
const SETTLING_MS = 2000;
const SETTLING_FRAMES = 60;
const hasHighlights = typeof Highlight !== 'undefined' && 'highlights' in CSS;

let forget = () => {};

/**
 * Highlights a match until Escape, a click or a navigation. Without the CSS Custom Highlight API the block around it is
 * marked: nodes of React must not be split.
 */
export function showMatch(match: Match, hash: string, shouldScroll: boolean): void {
  forget();
  const root = document.querySelector('main');
  const [first, ...more] = root ? findMatch(root, match, hash ? document.getElementById(idOfHash(hash)) : null) : [];
  const block = first?.startContainer.parentElement?.closest<HTMLElement>(':not(.katex, .katex *)');
  if (!first || !block) {
    return;
  }
  reveal(first.startContainer);
  if (hasHighlights) {
    CSS.highlights.set(NAME, new Highlight(first, ...more));
    document.documentElement.dataset.highlights = '';
  } else {
    block.dataset.searchMatch = '';
  }
  const listening = new AbortController();
  forget = () => {
    listening.abort();
    CSS.highlights?.delete(NAME);
    delete document.documentElement.dataset.highlights;
    delete block.dataset.searchMatch;
  };
  document.addEventListener('keydown', ({key}) => key === 'Escape' && forget(), listening);
  // After the click that opened the hit, and after collapsed content has been opened.
  whenRendered(block, () => {
    if (shouldScroll) {
      bringIntoView(block);
    }
    document.addEventListener('click', forget, listening);
  });
}

/** Calls back in the first frame in which an element has a box, or gives up. */
function whenRendered(block: Element, callback: () => void, frames = SETTLING_FRAMES): void {
  requestAnimationFrame(() => (block.getClientRects().length > 0 || frames === 0 ? callback() : whenRendered(block, callback, frames - 1)));
}

/** Scrolls there, and again when Docusaurus gives the new page the focus, which scrolls to its top. */
function bringIntoView(block: Element): void {
  const scroll = () => block.scrollIntoView({block: 'center'});
  scroll();
  document.addEventListener('focusin', () => requestAnimationFrame(scroll), {once: true, signal: timeoutSignal(SETTLING_MS)});
}

/** Removes the highlights. */
export const hideMatch = (): void => forget();
