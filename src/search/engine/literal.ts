import type {SearchIndex} from './searchIndex';
import {entriesOfHan, entriesWithText} from './segment';
import {isHan} from './runs';

/**
 * The entries that hold a text as it is, spaces aside.
 * @param pairs pairs of Chinese characters in it, as far as they are known: only entries with the rarest need to be read
 */
export function entriesWithLiteral({segments, entries}: SearchIndex, squeezed: string, pairs: string[]): number[] {
  return segments.flatMap((segment) => {
    const [rarest] = pairs.map((pair) => entriesOfHan(segment, pair)).sort((a, b) => a.length - b.length);
    return rarest ? [...rarest].filter((entry) => entries[entry]!.squeezed.includes(squeezed)) : entriesWithText(segment, squeezed);
  });
}

export const isPair = (text: string): boolean => text.length === 2 && isHan(text.charCodeAt(0)) && isHan(text.charCodeAt(1));
