import {readFileSync} from 'node:fs';
import path from 'node:path';

/** The site's colours on paper, by their names in tokens.css: `{paper: '#fcfbf8', …}`. */
export function readPalette(file = path.resolve('src/shared/styles/tokens.css')): Record<string, string> {
  const [light = ''] = readFileSync(file, 'utf8').split('\n}');
  return Object.fromEntries([...light.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', colour = '']) => [name, colour]));
}

/** A drawing with the colours themselves in place of the site's variables, which only its pages know. */
export const withColours = (svg: string, palette: Record<string, string>): string =>
  svg
    .replace(/var\(--([\w-]+)(?:,\s*([^()]+))?\)/g, (_, name: string, fallback?: string) => palette[name] ?? fallback ?? 'none')
    .replaceAll('currentColor', palette.ink ?? 'black');
