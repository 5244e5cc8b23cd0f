import {readFileSync} from 'node:fs';
import path from 'node:path';

/** The site's colours by their names: `{paper: '#fcfbf8', …}`. */
export type Palette = Record<string, string>;

/** The site's colours in each mode, as tokens.css has them. */
export function readPalette(file = path.resolve('src/shared/styles/tokens.css')): {light: Palette; dark: Palette} {
  const [light = '', dark = ''] = readFileSync(file, 'utf8').split("[data-theme='dark'] {");
  return {light: coloursIn(light), dark: coloursIn(dark.slice(0, dark.indexOf('}')))};
}

const coloursIn = (css: string): Palette =>
  Object.fromEntries([...css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', colour = '']) => [name, colour]));

/** A drawing with the colours themselves in place of the site's variables, which only its pages know. */
export const withColours = (svg: string, palette: Palette): string =>
  svg
    .replace(/var\(--([\w-]+)(?:,\s*([^()]+))?\)/g, (_, name: string, fallback?: string) => palette[name] ?? fallback ?? 'none')
    .replaceAll('currentColor', palette.ink ?? 'black');
