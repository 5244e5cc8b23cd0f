import {mkdirSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {readPalette} from '../../../shared/build/palette';
import {cardSvg, coverSvg, type Card} from './cardSvg';
import {outlinesOf} from './fonts';
import {textOf} from './outlineText';

export interface DrawCards {
  /** By the names of their files. */
  cards: [file: string, card: Card][];
  /** Where the files go. */
  folder: string;
  siteName: string;
  /** Without fonts a card is its drawing and the mark. */
  hasFonts: boolean;
}

/** How many are drawn at once: the pixels are worked on beside this thread. */
const AT_ONCE = 3;
/** Four bits a pixel: of most cards more colours would be shades that nobody sees, at half as many bytes again. */
const COLOURS = 16;

/** Draws cards as PNG. Runs in a thread of its own. */
export async function drawCards({cards, folder, siteName, hasFonts}: DrawCards): Promise<void> {
  const texts = cards.flatMap(([, card]) => [card.kicker, card.title, card.line, card.facts, textOf(card.drawing)]);
  const outlines = hasFonts ? await outlinesOf([siteName, '…', ...texts]) : undefined;
  const {light} = readPalette();
  mkdirSync(folder, {recursive: true});
  const left = [...cards];
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [file, card] = next;
      const svg = (card.isCover ? coverSvg : cardSvg)(card, outlines, light, siteName);
      const png = await sharp(Buffer.from(svg))
        .png({palette: true, colours: COLOURS, dither: 0, effort: 1, compressionLevel: 9})
        .toBuffer();
      // Atomically (rename): an interrupted build leaves no partial file.
      const partial = path.join(folder, `${file}.${process.pid}`);
      writeFileSync(partial, png);
      renameSync(partial, path.join(folder, file));
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
}
