/** Full-width letters, as an input method types them, are as good as the others; so are capitals. */
const plain = (text: string) => text.normalize('NFKC').toLowerCase();

/** Whether a row's text has all words that were typed, in any order. */
export function matches(row: string, typed: string): boolean {
  const text = plain(row);
  return plain(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
