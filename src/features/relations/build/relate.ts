import type {Mention, Note} from './readNotes';

/** A note that speaks of this one, and where it does so first. */
export interface Backlink extends Pick<Mention, 'sentence' | 'heading'> {
  id: string;
}

/** What stands at the foot of a note: ids of notes. */
export interface Relations {
  tags: string[];
  next: string[];
  related: string[];
  backlinks: Backlink[];
}

const MAX_RELATED = 5;
/** Notes with a lower score share only what many notes have. */
const MIN_SCORE = 4;

const sectionOf = (id: string) => id.slice(0, Math.max(id.lastIndexOf('/'), 0));

/** Inverse document frequency: how much it says that notes share something, the less the more notes have it. */
function weights(lists: string[][]): (thing: string) => number {
  const counts = new Map<string, number>();
  lists.flat().forEach((thing) => counts.set(thing, (counts.get(thing) ?? 0) + 1));
  return (thing) => Math.log(lists.length / counts.get(thing)!);
}

const shared = (a: readonly string[], b: ReadonlySet<string>) => a.filter((one) => b.has(one));
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

/** The relations of all notes, from their links, tags, prerequisites and terms. */
export function relate(notes: Note[]): Map<string, Relations> {
  const byId = new Map(notes.map((note) => [note.id, note]));
  const links = new Map(
    notes.map(({id, mentions, prerequisites}) => [
      id,
      [...new Set([...mentions.map(({to}) => to), ...prerequisites])].filter((to) => to !== id && byId.has(to)),
    ]),
  );
  const tagWeight = weights(notes.map(({tags}) => tags));
  const termWeight = weights(notes.map(({terms}) => terms));
  const linkWeight = weights([...links.values()]);
  // Sets, because the score is computed for every pair of notes.
  const sets = new Map(notes.map(({id, tags, terms}) => [id, {tags: new Set(tags), terms: new Set(terms), links: new Set(links.get(id))}]));
  /** A link of its own says most; shared tags, links and terms say it by how rare they are; neighbours in a section a little. */
  const score = (a: Note, b: Note) => {
    const ofB = sets.get(b.id)!;
    return (
      (sets.get(a.id)!.links.has(b.id) ? 2 : 0) +
      (ofB.links.has(a.id) ? 2 : 0) +
      sum(shared(a.tags, ofB.tags).map(tagWeight)) +
      0.5 * sum(shared(links.get(a.id)!, ofB.links).map(linkWeight)) +
      (0.5 * sum(shared(a.terms, ofB.terms).map(termWeight))) / Math.sqrt(1 + Math.min(a.terms.length, b.terms.length)) +
      (sectionOf(a.id) === sectionOf(b.id) ? 0.5 : 0)
    );
  };

  return new Map(
    notes.map((note) => {
      const next = notes
        .filter(({prerequisites}) => prerequisites.includes(note.id))
        .sort(
          (a, b) =>
            Number(sectionOf(b.id) === sectionOf(note.id)) - Number(sectionOf(a.id) === sectionOf(note.id)) || a.position - b.position,
        );
      const related = notes
        .filter((other) => other !== note && !note.prerequisites.includes(other.id) && !next.includes(other))
        .map((other) => ({id: other.id, points: score(note, other)}))
        .filter(({points}) => points >= MIN_SCORE)
        .sort((a, b) => b.points - a.points || (a.id < b.id ? -1 : 1))
        .slice(0, MAX_RELATED);
      return [
        note.id,
        {tags: note.tags, next: next.map(({id}) => id), related: related.map(({id}) => id), backlinks: backlinksOf(note, notes)},
      ];
    }),
  );
}

/** Each other note once, by its first sentence that speaks of this one, else the heading where it does. */
function backlinksOf({id}: Note, notes: Note[]): Backlink[] {
  return notes.flatMap((other): Backlink[] => {
    const mentions = other.id === id ? [] : other.mentions.filter(({to}) => to === id);
    const best = mentions.find(({sentence}) => sentence) ?? mentions[0];
    return best ? [{id: other.id, ...(best.sentence ? {sentence: best.sentence} : best.heading ? {heading: best.heading} : {})}] : [];
  });
}
