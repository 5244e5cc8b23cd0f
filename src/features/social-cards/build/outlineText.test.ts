import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {withColours} from '../../../shared/build/palette';
import type {Outlines} from './fonts';
import {outlineText} from './outlineText';

/** Every letter is as wide as it is high; what is drawn where is said in words. */
const outlines: Outlines = {
  widthOf: (text, {size}) => text.length * size,
  pathOf: (text, {size, weight}, x, y) => `${text}@${x},${y}/${size}/${weight}`,
};

const drawn = (svg: string) =>
  load(outlineText(`<svg>${svg}</svg>`, outlines), {xml: true})('path')
    .toArray()
    .map(({attribs}) => attribs.d);

it.each([
  ['where it stands', '<text x="10" y="20">甲</text>', ['甲@10,20/16/400']],
  [
    'what it inherits',
    '<g font-size="20" font-weight="bold" text-anchor="middle"><text x="10" y="20">甲乙</text></g>',
    ['甲乙@-10,20/20/700'],
  ],
  ['styles', '<text style="font-size: 8px; text-anchor: end" x="10" y="20">甲</text>', ['甲@2,20/8/400']],
  [
    'parts that follow each other share an anchor',
    '<text x="32" y="0" text-anchor="end">甲<tspan font-weight="600">乙</tspan></text>',
    ['甲@0,0/16/400', '乙@16,0/16/600'],
  ],
  ['parts with a place of their own', '<text x="0" y="0">甲<tspan x="0" dy="1.5em">乙</tspan></text>', ['甲@0,0/16/400', '乙@0,24/16/400']],
])('outlines of text: %s', (_, svg, expected) => expect(drawn(svg)).toEqual(expected));

it('keeps colours and places of the text, and nothing of its font', () => {
  const svg = '<svg><text x="1" y="2" font-size="9" fill="var(--ink)" transform="rotate(9)">a</text></svg>';
  expect(withColours(outlineText(svg, outlines), {ink: '#1b1f24'})).toBe(
    '<svg><g stroke="none" fill="#1b1f24" transform="rotate(9)"><path d="a@1,2/9/400"/></g></svg>',
  );
});

it('colours that the site does not know are what the drawing says', () => {
  expect(withColours('<a fill="var(--x, #123456)" stroke="currentColor"/>', {ink: '#000000'})).toBe('<a fill="#123456" stroke="#000000"/>');
});
