import type {Text} from 'hast';
import type {Term} from '../readTerms';

/** A term found in a text of a block. */
export interface Found {
  term: Term;
  name: string;
  index: number;
  node: Text;
  block: object;
}

/** The most terms marked on a page and in a block: marks are for the few words that one may not know. */
const MAX_TERMS_PER_PAGE = 12;
const MAX_TERMS_PER_BLOCK = 2;

/** Picks for each term its first use in a block below the limit; terms that fewer docs use are picked first. */
export function choose(found: Found[], usesOf: (term: Term) => number): Found[] {
  const taken = new Map<object, number>();
  const chosen: Found[] = [];
  const terms = [...new Set(found.map(({term}) => term))].sort((a, b) => usesOf(a) - usesOf(b));
  for (const term of terms) {
    const use = found.find((one) => one.term === term && (taken.get(one.block) ?? 0) < MAX_TERMS_PER_BLOCK);
    if (use && chosen.length < MAX_TERMS_PER_PAGE) {
      chosen.push(use);
      taken.set(use.block, (taken.get(use.block) ?? 0) + 1);
    }
  }
  return chosen;
}
