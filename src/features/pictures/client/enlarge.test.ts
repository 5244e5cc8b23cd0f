import {expect, it} from 'vitest';
import {largestOf} from './enlarge';

const avif = '/assets/images/山-480-0a.avif 480w, /assets/images/山-2400-0a.avif 2400w';
const webp = '/assets/images/山-480-0a.webp 480w, /assets/images/山-2400-0a.webp 2400w';
const at = (file: string) => `https://notes.example.org/assets/images/${encodeURI(file)}`;

it.each([
  ['the same format', at('山-480-0a.webp'), '/assets/images/山-2400-0a.webp'],
  ['the largest itself', at('山-2400-0a.avif'), '/assets/images/山-2400-0a.avif'],
  ['a browser that took none of them', at('山-1400-0a.jpeg'), undefined],
  ['a picture that has not loaded', '', undefined],
])('%s', (_, shown, largest) => expect(largestOf([avif, webp], shown)).toBe(largest));
it('a picture of one file', () => expect(largestOf([], at('a.png'))).toBeUndefined());
