import {hasToBeRead} from '../digest';
import {Attention, type View} from './attention';
import {seenOf} from './changes';
import type {Memory, PageMemory, Place} from './memory';
import {placeAt, type Note} from './note';
import {readingLine} from './readingLine';
import {change} from './storage';

/** A place is stored every so many seconds at most; it is stored at once when the page is left. */
const SAVE_INTERVAL_S = 5;

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
  sections.every(({id, heading}) => read.has(id) || !hasToBeRead(heading.textContent));

/** What reading has come to since the page was opened. */
interface Progress {
  place?: Place;
  far: number;
  read: ReadonlySet<string>;
}

/** The stored memory with what has been read of a note. */
export function withProgress(stored: Memory, note: Note, {place, far, read: newlyRead}: Progress, now: number): Memory {
  if (stored.off) {
    return stored;
  }
  const known = stored.pages[note.path];
  const read = new Set([...(known?.read ?? []), ...newlyRead]);
  const done = known?.done || isDone(note, read) || undefined;
  const page: PageMemory = {
    ...known,
    title: note.title,
    at: Math.floor(now / 1000),
    far: place ? far : (known?.far ?? 0),
    place: place ?? known?.place,
    read: done ? [] : [...read],
    done,
    seen: seenOf(note, known, newlyRead),
  };
  return {...stored, pages: {...stored.pages, [note.path]: page}};
}

/** Measures each second how a note is read, and stores it from time to time. */
export class ReadingRecorder {
  private readonly attention = new Attention();
  private place?: Place;
  private far = 0;
  private unsaved = 0;

  constructor(private readonly note: Note) {}

  /** To be called once a second while the page is being read. */
  second(): void {
    const hasRead = this.attention.second(viewsOf(this.note));
    const now = placeAt(this.note, readingLine() + 1);
    if (now && this.attention.stays(now.id) && JSON.stringify(now) !== JSON.stringify(this.place)) {
      this.place = now;
      this.far = farOf(this.note);
      this.unsaved += 1;
    }
    if (hasRead || this.unsaved >= SAVE_INTERVAL_S) {
      this.unsaved += 1;
      this.save();
    }
  }

  save(): void {
    if (this.unsaved > 0) {
      this.unsaved = 0;
      const progress = {place: this.place, far: this.far, read: this.attention.read};
      change((stored) => withProgress(stored, this.note, progress, Date.now()));
    }
  }
}
