/** How much of a page stands in another, told from two short strings: b-bit minwise hashing (Li and König, WWW 2010). */
const HASHES = 64;
const SHINGLE_LENGTH = 8;
/** A digit of four bits agrees by chance once in so many times. */
const CHANCE = 1 / 16;

/** Odd multipliers, one for each hash: the multiples of the golden ratio, as 32-bit numbers. */
const MULTIPLIERS = Array.from({length: HASHES}, (_, i) => (Math.imul(i + 1, 0x9e3779b1) | 1) >>> 0);

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
}

/** Spreads the bits of a 32-bit number, so that the smallest of its multiples is no better known than another. */
function mixed(value: number): number {
  let hash = value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A text in 64 hexadecimal digits: of each of 64 hashes the last digit of its least value over all runs of eight characters, blanks and front matter aside. */
export function sketchOf(page: string): string {
  const text = page.replace(/^---\n[^]*?\n---\n/, '').replace(/\s+/g, '');
  const shingles = new Set<number>();
  for (let i = 0; i <= Math.max(0, text.length - SHINGLE_LENGTH); i += 1) {
    shingles.add(hashOf(text.slice(i, i + SHINGLE_LENGTH)));
  }
  return MULTIPLIERS.map((multiplier) => {
    let least = 0xffffffff;
    for (const shingle of shingles) {
      least = Math.min(least, mixed(Math.imul(shingle, multiplier)));
    }
    return (least & 0xf).toString(16);
  }).join('');
}

/** The share of runs of characters that two texts have in common, estimated from their sketches: 1 for the same text, with a standard error of about 0.05. */
export function likeness(one: string, other: string): number {
  const agreeing = [...one].filter((digit, i) => digit === other[i]).length / HASHES;
  return Math.max(0, (agreeing - CHANCE) / (1 - CHANCE));
}
