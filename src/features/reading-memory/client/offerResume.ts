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

/** On phones the bar at the foot of the window, elsewhere the space below the header: the line takes no room that the text had. */
function roomFor({body}: Note): HTMLElement | undefined {
  const bar = document.querySelector<HTMLElement>('.phone-bar');
  return bar?.checkVisibility?.() ? bar : (body.closest('article')?.querySelector('header') ?? undefined);
}

/**
 * Offers the place where the reader stopped, in one line, and never jumps by itself. It goes when it is used or declined, when
 * the reader has come there by scrolling or has scrolled past the line, and when what it returns is called.
 * @param far how much of the page had been on the screen there, in percent
 */
export function offerResume(note: Note, place: Place, far: number): () => void {
  const distance = () => (topOf(note, place)?.top ?? 0) - readingLine();
  const room = roomFor(note);
  if (!room || distance() < innerHeight * NEAR_IN_WINDOW_HEIGHTS) {
    return () => {};
  }
  const line = element('div', '', {class: 'memory-line', role: 'group', 'aria-label': '上次读到的地方'});
  const text = element('p', `上次读到“${place.heading}”`, {role: 'status'});
  text.append(element('span', `（${far}%）`));
  const go = element('button', '接着读', {type: 'button'});
  const decline = element('button', '从头', {type: 'button'});
  line.append(text, go, decline);
  const start = scrollY;
  const isPast = () => Math.abs(scrollY - start) > innerHeight || line.getBoundingClientRect().bottom < readingLine() - line.offsetHeight;
  const arrive = () => (distance() < innerHeight * NEAR_IN_WINDOW_HEIGHTS || isPast()) && leave();
  function leave() {
    line.remove();
    removeEventListener('scroll', arrive);
  }
  go.addEventListener('click', () => {
    leave();
    goTo(note, place);
  });
  decline.addEventListener('click', leave);
  addEventListener('scroll', arrive, {passive: true});
  room.append(line);
  return leave;
}
