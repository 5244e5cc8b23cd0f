/** A separator that occurs in no text and needs no escape in JSON. */
const BETWEEN = '\u007f';

/** Joins texts into one string, which saves JSON's quotes. */
export const pack = (texts: string[]): string => texts.map((text) => text.replaceAll(BETWEEN, '')).join(BETWEEN);

/** Joins groups of non-empty texts into one string. */
export const packGroups = (groups: string[][]): string => groups.map(pack).join(BETWEEN + BETWEEN);

/** The texts of a packed string. */
export const unpack = (packed: string): string[] => (packed === '' ? [] : packed.split(BETWEEN));

/** The groups of a packed string; one group at least. */
export const unpackGroups = (packed: string): string[][] => packed.split(BETWEEN + BETWEEN).map(unpack);
