import {digestsIn, hasToBeRead, joinDigests} from '../digest';
import type {PageMemory} from './memory';
import type {Note, Section} from './note';

const counts = ({heading}: Section) => hasToBeRead(heading.textContent);
const wasRead = ({done, read}: PageMemory, section: Section) => counts(section) && (done || read.includes(section.id));
const digestsOf = (sections: Section[]) => sections.filter(counts).flatMap(({digest}) => digest ?? []);

/** The sections of a note that were read, and say something else now; those that are new in a note that was read to its end. */
export function changedSections({sections}: Note, page: PageMemory | undefined): Section[] {
  // What was read before digests were kept is taken to be as it was.
  if (page?.seen === undefined) {
    return [];
  }
  const seen = new Set(digestsIn(page.seen));
  return sections.filter((section) => section.digest && wasRead(page, section) && !seen.has(section.digest));
}

/** What is to be kept of the digests of a note when more of its sections have been read, as they are now. */
export function seenOf(note: Note, known: PageMemory | undefined, newlyRead: ReadonlySet<string>): string | undefined {
  const {sections} = note;
  const before =
    known?.seen === undefined ? digestsOf(sections.filter((section) => known && wasRead(known, section))) : digestsIn(known.seen);
  const seen = joinDigests([...before, ...digestsOf(sections.filter(({id}) => newlyRead.has(id)))]);
  // As long as a change has not been read, the digest that it replaced says so on /reading, too.
  const isAllRead = !known || changedSections(note, {...known, seen}).length === 0;
  const now = new Set(digestsOf(sections));
  return (isAllRead ? joinDigests(digestsIn(seen).filter((digest) => now.has(digest))) : seen) || undefined;
}

/** How many sections of a page are not as they were read, by the digests that it has now. */
export function countChanged({seen, done}: PageMemory, now: string | undefined): number {
  if (seen === undefined || now === undefined) {
    return 0;
  }
  const [before, after] = [digestsIn(seen), digestsIn(now)];
  return done ? after.filter((digest) => !before.includes(digest)).length : before.filter((digest) => !after.includes(digest)).length;
}
