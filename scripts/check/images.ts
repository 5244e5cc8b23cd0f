import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import type {Problem, Rule} from '../../src/shared/checks/types';

const FOLDERS = ['docs', 'blog', 'static'];
/** What is published as it is. */
const MAX_IMAGE_BYTES = 200_000;
/** What the build makes small files of (src/features/pictures/build); all who clone the repository fetch it. */
const LARGEST_SOURCE = 2_000_000;
const IS_SOURCE = /^(?:docs|blog)\/.+\.(?:png|jpe?g)$/i;

/** What a file of each kind keeps besides the picture: where and when it was taken, with what, by whom. */
const METADATA: Record<string, [mark: RegExp, what: string][]> = {
  png: [[/(?:eXIf|tEXt|iTXt|zTXt|tIME)/, '文字或 EXIF 块']],
  jpg: [
    [/Exif\0\0/, 'EXIF（可能有拍摄地点）'],
    [/http:\/\/ns\.adobe\.com\/xap/, 'XMP'],
    [/Photoshop 3\.0\0/, 'IPTC'],
  ],
  webp: [
    [/EXIF/, 'EXIF（可能有拍摄地点）'],
    [/XMP /, 'XMP'],
  ],
  avif: [
    [/Exif/, 'EXIF（可能有拍摄地点）'],
    [/application\/rdf\+xml/, 'XMP'],
  ],
  svg: [[/<metadata|\b(?:inkscape|sodipodi):/, '编辑器留下的信息（可能有本机路径）']],
};

/** Pictures carry the picture and nothing else, and photographs are small. */
export const images: Rule = {
  name: 'images',
  check({root}) {
    const files = globSync(
      FOLDERS.map((folder) => `${folder}/**/*.{png,jpg,jpeg,gif,webp,avif,svg}`),
      {cwd: root},
    ).sort();
    return {checked: files.length, problems: files.flatMap((file) => faultsOf(root, file))};
  },
};

function faultsOf(root: string, file: string): Problem[] {
  const {size} = statSync(path.join(root, file));
  const isSource = IS_SOURCE.test(file);
  const largest = isSource ? LARGEST_SOURCE : MAX_IMAGE_BYTES;
  const kind = kindOf(file);
  return [
    ...metadataIn(path.join(root, file)).map((what) => ({
      file,
      line: 1,
      message: `图片里有${what}`,
      fix: kind === 'svg' ? '用 svgo 或手工删去' : 'exiftool -all= 文件，或 magick 文件 -strip 文件',
    })),
    ...(size > largest
      ? [
          {
            file,
            line: 1,
            message: `图片有 ${Math.round(size / 1000)} kB，最多 ${largest / 1000}`,
            fix: isSource ? '缩到 2400 像素宽' : '缩到 1600 像素宽，存成 WebP 或 AVIF',
          },
        ]
      : []),
  ];
}

const kindOf = (file: string) => path.extname(file).slice(1).toLowerCase().replace('jpeg', 'jpg');

/** What a picture keeps besides the picture, in words. */
export function metadataIn(file: string): string[] {
  const kind = kindOf(file);
  const marks = METADATA[kind] ?? [];
  const bytes = marks.length > 0 ? headOf(kind, readFileSync(file)) : '';
  return marks.filter(([mark]) => mark.test(bytes)).map(([, what]) => what);
}

/** The names of a PNG's chunks; of other kinds all bytes as characters. */
function headOf(kind: string, bytes: Buffer): string {
  if (kind !== 'png') {
    return bytes.toString('latin1');
  }
  const names: string[] = [];
  for (let at = 8; at + 8 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    names.push(bytes.toString('latin1', at + 4, at + 8));
  }
  return names.join(' ');
}
