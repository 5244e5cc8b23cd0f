import sharp, {type FormatEnum} from 'sharp';
import type {Picture} from './makePicture';
import {FALLBACK_WIDTH_PX, FORMATS, MAX_WIDTH_PX, MAX_PIXELS, WIDTHS, type Format} from './recipe';

interface Ways {
  /** Writes a file of the result and returns its name. */
  put: (width: number, format: Format, content: Buffer) => string;
  /** Called with a reason when the picture cannot be used. */
  reject: (reason: string) => never;
}

const AGAIN = '→ 用看图软件打开，另存成 JPEG 或 PNG';

/** Writes a picture in the formats and widths of the recipe, upright, in sRGB, without anything that is not the picture. */
export async function encode(bytes: Buffer, original: Format, {put, reject}: Ways): Promise<Picture> {
  const source = sharp(bytes, {failOn: 'error', limitInputPixels: false});
  const {format, width, height, autoOrient} = await source.metadata().catch(() => reject(`读不了，不是完好的图片 ${AGAIN}`));
  if (format !== original) {
    reject(`名字说是 ${original}，里面是 ${format} ${AGAIN}`);
  }
  if (width * height > MAX_PIXELS) {
    reject(`有 ${width}×${height} 像素，最多 ${MAX_PIXELS / 1e6} 百万个 → 缩到 ${MAX_WIDTH_PX} 像素宽`);
  }
  const upright = source.autoOrient().toColourspace('srgb');
  const make = async (to: Format, size: number) => {
    const content = await upright
      .clone()
      .resize({width: size})
      .toFormat(to as keyof FormatEnum, FORMATS[to])
      .toBuffer()
      .catch(() => reject(`读到一半坏了 ${AGAIN}`));
    return {name: put(size, to, content), width: size, bytes: content.length};
  };
  const natural = autoOrient.width;
  const shown = Math.min(FALLBACK_WIDTH_PX, natural);
  const fallback = await make(original, shown);
  const widths = [...WIDTHS.filter((one) => one < Math.min(natural, MAX_WIDTH_PX)), Math.min(natural, MAX_WIDTH_PX)];
  const sources: Picture['sources'] = [];
  for (const to of ['avif', 'webp'] as const) {
    // A drawing of few colours may be smaller as it is.
    if ((await make(to, shown)).bytes < fallback.bytes) {
      sources.push({type: `image/${to}`, files: await Promise.all(widths.map((one) => make(to, one)))});
    }
  }
  const largest = sources.length > 0 ? widths.at(-1)! : shown;
  return {width: largest, height: Math.round((autoOrient.height * largest) / natural), fallback: fallback.name, sources};
}
