/** Ignores case, and the difference between full-width letters (typed by input methods) and others. */
const plain = (text: string) => text.normalize('NFKC').toLowerCase();

/** Whether a row's text has all words that were typed, in any order. */
export function matches(row: string, typed: string): boolean {
  const text = plain(row);
  return plain(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
