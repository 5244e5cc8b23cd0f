import type {Place} from './memory';
import {topOf, type Note} from './note';
import {readingLine} from './readingLine';

/** Nearer than so many windows, a reader is where they stopped. */
const NEAR_IN_WINDOW_HEIGHTS = 0.75;

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
  attributes: Record<string, string> = {},
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.textContent = text;
  Object.entries(attributes).forEach(([attribute, value]) => made.setAttribute(attribute, value));
  return made;
}

/** Scrolls to the place at once, and lets the keyboard go on from there. */
function goTo(note: Note, place: Place) {
  const found = topOf(note, place);
  if (found) {
    scrollTo({top: scrollY + found.top - readingLine(), behavior: 'instant'});
    found.element.tabIndex = -1;
    found.element.focus({preventScroll: true});
  }
}

/**
 * Offers the place where the reader stopped, and never jumps by itself. It goes when it is used or closed, when the
 * reader has come there by scrolling, and when what it returns is called.
 */
export function offerResume(note: Note, place: Place): () => void {
  const distance = () => (topOf(note, place)?.top ?? 0) - readingLine();
  if (distance() < innerHeight * NEAR_IN_WINDOW_HEIGHTS) {
    return () => {};
  }
  const chip = element('aside', '', {class: 'memory-chip', 'aria-label': '上次读到的地方'});
  const text = element('p', `上次读到“${place.heading}”`, {role: 'status'});
  const go = element('button', '继续', {type: 'button'});
  const close = element('button', '×', {type: 'button', 'aria-label': '不用了'});
  chip.append(text, go, close);
  const arrive = () => distance() < innerHeight * NEAR_IN_WINDOW_HEIGHTS && leave();
  function leave() {
    chip.remove();
    removeEventListener('scroll', arrive);
  }
  go.addEventListener('click', () => {
    leave();
    goTo(note, place);
  });
  close.addEventListener('click', leave);
  addEventListener('scroll', arrive, {passive: true});
  document.body.append(chip);
  return leave;
}
