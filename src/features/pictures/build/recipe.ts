/** In a column of 720 pixels a phone takes one of the first three, by its dots a pixel, a desktop the second or third. */
export const WIDTHS = [480, 800, 1400];
/** For who looks closely. */
export const MAX_WIDTH_PX = 2400;
/** Of the picture in its original format, for feeds and old browsers. */
export const FALLBACK_WIDTH_PX = 1400;

/** A photograph can hardly be told from its original; text on screenshots keeps its colours. */
export const FORMATS = {
  avif: {quality: 60, chromaSubsampling: '4:4:4'},
  webp: {quality: 80, smartSubsample: true},
  jpeg: {quality: 82, mozjpeg: true},
  png: {compressionLevel: 9},
} as const;

export type Format = keyof typeof FORMATS;

/** What a build can be asked to read. */
export const MAX_BYTES = 40_000_000;
export const MAX_PIXELS = 60_000_000;
