import sharp from 'sharp';
import {beforeAll, expect, it} from 'vitest';
import {readPalette} from '../../../shared/build/palette';
import {CARD} from '../cards';
import {cardSvg, type Card} from './cardSvg';
import {outlinesOf, type Outlines} from './fonts';
import {signOf} from './signs';

const card: Card = {
  kicker: '数据结构',
  title: '延迟隐藏与占用率：寄存器不是越多越好，而这一题比哪一张图都长得多得多得多',
  line: '五万个整数，打乱的一眨眼排好；已经排好的交给它，程序停在 Segmentation fault，而且每次都是',
  facts: '9 分钟，可以动手拨',
  drawing: signOf('DataStructer'),
};

let outlines: Outlines;
beforeAll(async () => {
  outlines = await outlinesOf([...Object.values(card), '并行笔记…']);
});

it('has outlines for Chinese and Latin letters in both families and weights', () => {
  const at = (family: 'serif' | 'sans', weight: number) => outlines.pathOf('排S', {family, weight, size: 10}, 0, 0);
  expect(new Set([at('serif', 700), at('serif', 400), at('sans', 700), at('sans', 400)]).size).toBe(4);
  expect(outlines.widthOf('排', {family: 'serif', weight: 700, size: 10})).toBe(10);
});

it('holds outlines and colours only: no text, no variable, nothing from elsewhere; whatever the title, it stands clear of the drawing', async () => {
  const svg = cardSvg(card, outlines, readPalette().light, '并行笔记');
  expect(svg).not.toMatch(/<text|var\(|<image|NaN|undefined/);
  const {info} = await sharp(Buffer.from(svg)).png().toBuffer({resolveWithObject: true});
  expect([info.width, info.height]).toEqual([CARD.width, CARD.height]);
  // Between text and drawing is paper.
  const {data} = await sharp(Buffer.from(svg))
    .extract({left: 604, top: 0, width: 30, height: 630})
    .raw()
    .toBuffer({resolveWithObject: true});
  expect(new Set([...data].filter((_, i) => i % 4 === 0))).toEqual(new Set([0xfc]));
});

it('without fonts it is the drawing and the mark', () => {
  const svg = cardSvg(
    {...card, drawing: '<svg viewBox="0 0 9 9"><text>甲</text><path d="M0 0h9"/></svg>'},
    undefined,
    readPalette().light,
    '并行笔记',
  );
  expect(svg).toContain('M0 0h9');
  expect(svg).not.toMatch(/<text|甲/);
});
