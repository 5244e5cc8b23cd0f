import {digestsIn, joinDigests} from '../digest';
import {changedSections} from './changes';
import {markChanged} from './markChanged';
import {goTo, showLine} from './memoryLine';
import {memory, change} from './storage';
import type {Note, Section} from './note';

/** The reader knows of these changes: they are taken as read. */
function takeAsRead({path}: Note, changed: Section[]): void {
  change((stored) => {
    const page = stored.pages[path];
    const seen = joinDigests([...digestsIn(page?.seen), ...changed.flatMap(({digest}) => digest ?? [])]);
    return page ? {...stored, pages: {...stored.pages, [path]: {...page, seen}}} : stored;
  });
}

/**
 * Marks the sections that were changed since the reader read them, and says in one line how many. The marks stay until the page is
 * left, also where a section is read again meanwhile.
 * @param next what has the room of the line after it; returns what takes it away
 * @returns what takes line and marks away; undefined where nothing was changed
 */
export function tellChanges(note: Note, next: () => () => void): (() => void) | undefined {
  const changed = changedSections(note, memory().pages[note.path]);
  const [first] = changed;
  if (!first) {
    return undefined;
  }
  const unmark = markChanged(note, changed);
  let leave = showLine(note, {
    label: '改过的地方',
    says: [new Text(changed.length === 1 ? '你读过之后，这里有一节改过' : `你读过之后，这里有 ${changed.length} 节改过`)],
    actions: {
      去看: () => goTo({element: first.heading, top: first.heading.getBoundingClientRect().top}),
      知道了() {
        takeAsRead(note, changed);
        unmark();
        leave = next();
      },
    },
  });
  return () => {
    leave?.();
    unmark();
  };
}
