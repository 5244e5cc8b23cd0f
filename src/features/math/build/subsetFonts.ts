import {createHash} from 'node:crypto';
import {readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import {globSync} from 'tinyglobby';
import type {Props} from '@docusaurus/types';
import {KATEX_STYLESHEET} from '../stylesheet';
import {addCharactersOf, type Characters} from './charactersOf';

/** One font of KaTeX's stylesheet: its WOFF2 file, and the older formats that no supported browser asks for. */
const SOURCE = /url\(fonts\/(KaTeX_(\w+)-\w+)\.woff2\) format\("woff2"\)(?:,url\(fonts\/[^)]+\) format\("[^"]+"\))*/g;

/**
 * Leaves in KaTeX's fonts only the characters that the pages' formulas show. Each font's name then carries a hash of its
 * content: what a browser keeps from an older build lacks the characters that came since.
 * @throws Error when KaTeX's stylesheet no longer names its fonts as it did.
 */
export async function subsetFonts({outDir}: Pick<Props, 'outDir'>): Promise<void> {
  const characters: Characters = {math: new Set(), other: new Set()};
  for (const file of globSync('**/*.html', {cwd: outDir, absolute: true})) {
    const html = readFileSync(file, 'utf8');
    if (html.includes('katex-html')) {
      addCharactersOf(html, characters);
    }
  }
  const stylesheet = path.join(outDir, KATEX_STYLESHEET);
  const css = readFileSync(stylesheet, 'utf8');
  const names = new Map<string, string>();
  for (const [, font = '', family] of css.matchAll(SOURCE)) {
    names.set(
      font,
      await subset(path.join(path.dirname(stylesheet), 'fonts'), font, family === 'Math' ? characters.math : characters.other),
    );
  }
  if (names.size === 0) {
    throw new Error(`${KATEX_STYLESHEET} 里找不到字体：KaTeX 的样式表变了，照着改 src/features/math/build/subsetFonts.ts`);
  }
  writeFileSync(
    stylesheet,
    css.replace(SOURCE, (_, font: string) => `url(fonts/${names.get(font)}) format("woff2")`),
  );
}

/** Gives the font's new name. */
async function subset(folder: string, font: string, characters: Set<string>): Promise<string> {
  const file = path.join(folder, `${font}.woff2`);
  const bytes = await subsetFont(readFileSync(file), [...characters].sort().join(''), {targetFormat: 'woff2'});
  const name = `${font}.${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.woff2`;
  writeFileSync(file, bytes);
  renameSync(file, path.join(folder, name));
  return name;
}
