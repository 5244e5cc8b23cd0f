import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {recordUse, removeUnused} from '../../../shared/build/unusedFiles';
import * as recipe from './recipe';
import {takeTurns} from './takeTurns';

const FORMAT_OF: Record<string, recipe.Format> = {'.png': 'png', '.jpg': 'jpeg', '.jpeg': 'jpeg'};
const extensionOf = (file: string) => path.extname(file).toLowerCase();

/** Whether a file of this name has a place in the pipeline. */
export const isPhoto = (file: string): boolean => extensionOf(file) in FORMAT_OF;

/** The files made of a picture, by their names in the folder of results, and the size of the largest. */
export interface Picture {
  width: number;
  height: number;
  /** In the original format. */
  fallback: string;
  /** By format, the best first, in each the narrow ones first. */
  sources: {type: string; files: {name: string; width: number}[]}[];
}

/** Results are kept here by the content that they were made of, until they are not used for a month; `npm run clear` empties it. */
export const RESULTS = path.resolve('node_modules/.cache/pictures');

const underWay = new Map<string, Promise<Picture>>();
const inTurn = takeTurns();
let isSwept = false;

/**
 * Makes of a PNG or JPEG what browsers choose from: AVIF and WebP in a few widths. The same bytes are worked on once.
 * @param reject called with a reason when the picture cannot be used
 */
export async function makePicture(file: string, reject: (reason: string) => never): Promise<Picture> {
  const bytes = readFileSync(file);
  if (bytes.length > recipe.MAX_BYTES) {
    reject(`有 ${Math.round(bytes.length / 1e6)} MB，最多 ${recipe.MAX_BYTES / 1e6} MB → 缩到 ${recipe.MAX_WIDTH_PX} 像素宽`);
  }
  // What an address, and a list of addresses, can hold as it is.
  const name = path.basename(file, path.extname(file)).replace(/[^\p{L}\p{N}_-]+/gu, '-');
  const key = createHash('sha256')
    .update(JSON.stringify([name, recipe]))
    .update(bytes)
    .digest('hex')
    .slice(0, 16);
  const known = path.join(RESULTS, `${key}.json`);
  if (!isSwept) {
    isSwept = true;
    removeUnused(RESULTS);
  }
  if (existsSync(known)) {
    const picture = JSON.parse(readFileSync(known, 'utf8')) as Picture;
    filesOf(picture).forEach((one) => recordUse(path.join(RESULTS, one)));
    recordUse(known);
    return picture;
  }
  const made = underWay.get(key) ?? work();
  underWay.set(key, made);
  return made;

  async function work(): Promise<Picture> {
    // Only sites with pictures need it.
    const {encode} = await import('./encode');
    const put = (width: number, format: recipe.Format, content: Buffer) => write(`${name}-${width}-${key}.${format}`, content);
    return inTurn(async () => {
      // Read again: the pictures that wait would fill the memory.
      const picture = await encode(readFileSync(file), FORMAT_OF[extensionOf(file)]!, {put, reject});
      write(`${key}.json`, JSON.stringify(picture));
      return picture;
    });
  }
}

const filesOf = ({fallback, sources}: Picture): string[] => [fallback, ...sources.flatMap(({files}) => files.map(({name}) => name))];

/** At once, so that another build that reads the file meanwhile finds it whole. */
function write(name: string, content: string | Buffer): string {
  mkdirSync(RESULTS, {recursive: true});
  const file = path.join(RESULTS, name);
  writeFileSync(`${file}.${process.pid}`, content);
  renameSync(`${file}.${process.pid}`, file);
  return name;
}
