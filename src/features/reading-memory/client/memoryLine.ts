import {element} from './element';
import type {Note} from './note';
import {readingLine} from './readingLine';

/** On phones the bar at the foot of the window, elsewhere the space below the header: the line takes no room that the text had. */
function roomFor({body}: Note): HTMLElement | undefined {
  const bar = document.querySelector<HTMLElement>('.phone-bar');
  return bar?.checkVisibility?.() ? bar : (body.closest('article')?.querySelector('header') ?? undefined);
}

/** Scrolls to a place at once, and lets the keyboard go on from there. */
export function goTo({element: there, top}: {element: HTMLElement; top: number}): void {
  scrollTo({top: scrollY + top - readingLine(), behavior: 'instant'});
  there.tabIndex = -1;
  there.focus({preventScroll: true});
}

interface Line {
  label: string;
  says: Node[];
  /** What can be done with it; whichever is chosen, the line goes. */
  actions: Record<string, () => void>;
  /** Whether scrolling has made it needless. */
  isNeedless?: () => boolean;
}

/**
 * Says something of the reader's own at the top of a note, in one line, that goes when it has been answered, or the reader has
 * scrolled past it. @returns what takes it away; undefined where there is no room for it
 */
export function showLine(note: Note, {label, says, actions, isNeedless}: Line): (() => void) | undefined {
  const room = roomFor(note);
  if (!room) {
    return undefined;
  }
  const line = element('div', '', {class: 'memory-line', role: 'group', 'aria-label': label});
  const text = element('p', '', {role: 'status'});
  text.append(...says);
  const buttons = Object.entries(actions).map(([name, act]) => {
    const button = element('button', name, {type: 'button'});
    button.addEventListener('click', () => {
      leave();
      act();
    });
    return button;
  });
  line.append(text, ...buttons);
  const start = scrollY;
  const isPast = () => Math.abs(scrollY - start) > innerHeight || line.getBoundingClientRect().bottom < readingLine() - line.offsetHeight;
  const onScroll = () => (isNeedless?.() || isPast()) && leave();
  function leave() {
    line.remove();
    removeEventListener('scroll', onScroll);
  }
  addEventListener('scroll', onScroll, {passive: true});
  room.append(line);
  return leave;
}
