/** No text holds it, and JSON needs no escape for it. */
const BETWEEN = '\u007f';

/** Texts as one string: without JSON's quotes around each of them a file is the smaller. */
export const pack = (texts: string[]): string => texts.map((text) => text.replaceAll(BETWEEN, '')).join(BETWEEN);

/** Groups of texts, of which none is empty, as one string. */
export const packGroups = (groups: string[][]): string => groups.map(pack).join(BETWEEN + BETWEEN);

/** The texts of a packed string. */
export const unpack = (packed: string): string[] => (packed === '' ? [] : packed.split(BETWEEN));

/** The groups of a packed string; one group at least. */
export const unpackGroups = (packed: string): string[][] => packed.split(BETWEEN + BETWEEN).map(unpack);
