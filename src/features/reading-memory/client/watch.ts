import {Attention, type View} from './attention';
import type {PageMemory, Place} from './memory';
import {placeAt, type Note} from './note';
import {change, memory} from './storage';

/** After this time without input events the page counts as not being read. */
const IDLE_TIMEOUT_MS = 120_000;
const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'touchmove'];
/** A place is stored every so many seconds at most; it is stored at once when the page is left. */
const SAVE_INTERVAL_S = 5;
/** Headings of sections that do not have to be read for the page to count as read. */
const NOT_NEEDED = /^(参考|延伸阅读)/;

/** The height in the window at which a text is read on after a jump: below the navbar. */
export const readingLine = () => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;

function viewsOf({sections}: Note): View[] {
  return sections.map(({id, length, heading, end}) => {
    const top = heading.getBoundingClientRect().top;
    const bottom = end.element.getBoundingClientRect()[end.edge];
    return {id, length, isInView: top < innerHeight * 0.8 && bottom > readingLine(), isEndInView: bottom > 0 && bottom <= innerHeight};
  });
}

/** How much of the text has been on the screen, in percent. */
function farOf({body}: Note): number {
  const {top, height} = body.getBoundingClientRect();
  return Math.round(Math.max(0, Math.min(1, (innerHeight - top) / height)) * 100);
}

const isDone = ({sections}: Note, read: ReadonlySet<string>) =>
  sections.every(({id, heading}) => read.has(id) || NOT_NEEDED.test(heading.textContent));

/** Records how a note is read. @returns a function that stops recording */
export function watch(note: Note): () => void {
  const before = memory().pages[note.path];
  const attention = new Attention(before?.read ?? []);
  let place: Place | undefined;
  let far = 0;
  let sign = Date.now();
  let unsaved = 0;
  const noteSign = () => (sign = Date.now());

  function save() {
    if (unsaved === 0) {
      return;
    }
    unsaved = 0;
    change((stored) => {
      if (stored.off) {
        return stored;
      }
      const known = stored.pages[note.path];
      const read = new Set([...(known?.read ?? []), ...attention.read]);
      const done = known?.done || isDone(note, read) || undefined;
      const page: PageMemory = {
        title: note.title,
        at: Math.floor(Date.now() / 1000),
        far: place ? far : (known?.far ?? 0),
        place: place ?? known?.place,
        read: done ? [] : [...read],
        done,
      };
      return {...stored, pages: {...stored.pages, [note.path]: page}};
    });
  }

  function tick() {
    if (document.visibilityState !== 'visible' || Date.now() - sign > IDLE_TIMEOUT_MS || memory().off) {
      return;
    }
    const hasRead = attention.second(viewsOf(note));
    const now = placeAt(note, readingLine() + 1);
    if (now && attention.stays(now.id) && JSON.stringify(now) !== JSON.stringify(place)) {
      place = now;
      far = farOf(note);
      unsaved += 1;
    }
    if (hasRead || unsaved >= SAVE_INTERVAL_S) {
      unsaved += 1;
      save();
    }
  }

  const timer = setInterval(tick, 1000);
  const leave = () => document.visibilityState === 'hidden' && save();
  SIGNS.forEach((name) => addEventListener(name, noteSign, {passive: true}));
  document.addEventListener('visibilitychange', leave);
  addEventListener('pagehide', save);
  return () => {
    save();
    clearInterval(timer);
    SIGNS.forEach((name) => removeEventListener(name, noteSign));
    document.removeEventListener('visibilitychange', leave);
    removeEventListener('pagehide', save);
  };
}
