/** Tables of Chinese characters: their pinyin syllables, and simplified forms. */
export interface Characters {
  syllables: Map<string, string[]>;
  simplified: Map<string, string>;
}

/** Adds the tables of a loaded file. */
export function addTables({syllables, simplified}: Characters, pinyin: string, traditional: string): void {
  for (const [, syllable = '', chars = ''] of pinyin.matchAll(/([a-z]+)([^a-z ]+)/g)) {
    for (const char of chars) {
      syllables.set(char, [...(syllables.get(char) ?? []), syllable]);
    }
  }
  const pairs = [...traditional];
  for (let at = 0; at + 1 < pairs.length; at += 2) {
    simplified.set(pairs[at]!, pairs[at + 1]!);
  }
}
