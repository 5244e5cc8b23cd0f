/** Characters of a digest: 24 bits, of which two sections of one page hardly ever have the same. */
export const DIGEST_LENGTH = 4;

/** The attribute of a heading of the second level that has the digest of its section. */
export const DIGEST_ATTRIBUTE = 'data-digest';

/** The digests that a text holds one after the other. */
export const digestsIn = (text = ''): string[] => text.match(new RegExp(`.{${DIGEST_LENGTH}}`, 'g')) ?? [];

/** Digests as one text, each once. */
export const joinDigests = (digests: Iterable<string>): string => [...new Set(digests)].join('');

/** Where the built site has the digests of all notes and posts, below its base path: JSON of the texts of `joinDigests` by path. */
export const DIGESTS = 'assets/digests.json';

/** Whether a section has to be read for its page to count as read: not sources, nor what to read besides. */
export const hasToBeRead = (heading: string): boolean => !/^(参考|延伸阅读)/.test(heading);
