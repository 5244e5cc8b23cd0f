import {readFileSync} from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';

export type Family = 'serif' | 'sans';

export interface TextStyle {
  family: Family;
  /** 200 to 900: both families are variable. */
  weight: number;
  /** Of an em, in the drawing's units. */
  size: number;
  /** Added after every character, in the drawing's units. */
  spacing?: number;
}

/** Text as the outlines of its letters. */
export interface Outlines {
  /** How far a text reaches, in the drawing's units. */
  widthOf: (text: string, style: TextStyle) => number;
  /** The outline of a text whose baseline starts at a point, as the data of a path. */
  pathOf: (text: string, style: TextStyle, x: number, y: number) => string;
}

const PACKAGES: Record<Family, string> = {serif: '@fontsource-variable/noto-serif-sc', sans: '@fontsource-variable/noto-sans-sc'};

/** Where there is no letter for a character, as for emoji, nothing is drawn. */
const NOTHING = {advance: 0, commands: [] as Command[]};

interface Command {
  type: string;
  values: number[];
}

interface Glyph {
  /** In ems. */
  advance: number;
  commands: Command[];
}

/** A family in its files, each for a range of characters. */
interface Face {
  fileOf: (character: string) => string | undefined;
  glyphOf: (character: string, weight: number) => Glyph;
}

type HarfBuzz = typeof import('harfbuzzjs');

/**
 * The outlines of all characters of some texts: the same picture on every machine, whatever fonts it has.
 * @param texts all that will be asked for
 */
export async function outlinesOf(texts: readonly string[]): Promise<Outlines> {
  const harfbuzz = await import('harfbuzzjs');
  const characters = [...new Set(texts.join(''))];
  const faces = {serif: await load(harfbuzz, PACKAGES.serif, characters), sans: await load(harfbuzz, PACKAGES.sans, characters)};
  const glyphOf = (character: string, {family, weight}: TextStyle): Glyph => {
    const face = [faces[family], faces.sans, faces.serif].find((one) => one.fileOf(character) !== undefined);
    return face?.glyphOf(character, weight) ?? NOTHING;
  };
  const widthOf = (text: string, style: TextStyle): number =>
    [...text].reduce((sum, character) => sum + glyphOf(character, style).advance * style.size + (style.spacing ?? 0), 0) -
    (text ? (style.spacing ?? 0) : 0);
  return {
    widthOf,
    pathOf(text, style, x, y) {
      let at = x;
      let data = '';
      for (const character of text) {
        const {advance, commands} = glyphOf(character, style);
        data += commands.map(({type, values}) => type + placed(values, style.size, at, y)).join('');
        at += advance * style.size + (style.spacing ?? 0);
      }
      return data;
    },
  };
}

/** Points of a letter, which stands on y = 0 with y upwards, where the text has it. */
const placed = (values: number[], size: number, x: number, y: number): string =>
  values.map((value, i) => Math.round((i % 2 === 0 ? x + value * size : y - value * size) * 100) / 100).join(' ');

async function load(harfbuzz: HarfBuzz, name: string, characters: readonly string[]): Promise<Face> {
  const folder = path.resolve('node_modules', name);
  const ranges = rangesOf(JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8')) as Record<string, string>);
  const prefix = path.basename(name);
  const fileOf = (character: string): string | undefined => {
    const code = character.codePointAt(0)!;
    return ranges.find(({from, to}) => code >= from && code <= to)?.file;
  };
  const files = new Set(characters.flatMap((character) => fileOf(character) ?? []));
  const fonts = new Map<string, {face: InstanceType<HarfBuzz['Face']>; font: InstanceType<HarfBuzz['Font']>}>();
  for (const file of files) {
    const packed = readFileSync(path.join(folder, 'files', `${prefix}-${file}-wght-normal.woff2`));
    const needed = characters.filter((character) => fileOf(character) === file).join('');
    const bytes = await subsetFont(packed, needed, {targetFormat: 'truetype'});
    const face = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(bytes)));
    fonts.set(file, {face, font: new harfbuzz.Font(face)});
  }
  const known = new Map<string, Glyph>();
  const draw = (character: string, weight: number): Glyph => {
    const {face, font} = fonts.get(fileOf(character)!)!;
    font.setVariations([new harfbuzz.Variation('wght', weight)]);
    const buffer = new harfbuzz.Buffer();
    buffer.addText(character);
    buffer.guessSegmentProperties();
    harfbuzz.shape(font, buffer);
    const [info] = buffer.getGlyphInfos();
    const [position] = buffer.getGlyphPositions();
    if (!info || !position || info.codepoint === 0) {
      return NOTHING;
    }
    const commands = font.glyphToJson(info.codepoint).map(({type, values}) => ({type, values: values.map((value) => value / face.upem)}));
    return {advance: position.xAdvance / face.upem, commands};
  };
  return {
    fileOf,
    glyphOf(character, weight) {
      const key = `${weight}${character}`;
      const glyph = known.get(key) ?? draw(character, weight);
      known.set(key, glyph);
      return glyph;
    },
  };
}

/** Which file has which characters, from the package's list: `{"[4]": "U+20-7e,U+a0", "latin": …}`. */
const rangesOf = (list: Record<string, string>): {file: string; from: number; to: number}[] =>
  Object.entries(list).flatMap(([name, text]) =>
    text.split(',').map((range) => {
      const [from = '', to = from] = range.replace('U+', '').split('-');
      return {file: name.replace(/[[\]]/g, ''), from: parseInt(from, 16), to: parseInt(to, 16)};
    }),
  );
