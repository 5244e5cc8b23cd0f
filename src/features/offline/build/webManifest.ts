import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readPalette} from '../../../shared/build/palette';

/** What a phone needs to keep the site among its programs (https://www.w3.org/TR/appmanifest/), below the site's base path. */
export const WEB_MANIFEST = 'site.webmanifest';

const SIZES = [192, 512];

/**
 * Writes the manifest into a build. Its icons may be cut to a mask: the mark lies in the circle that every mask leaves.
 * @param start the page to start with, below the base path
 */
export function writeWebManifest(outDir: string, {title, baseUrl}: {title: string; baseUrl: string}, start: string): void {
  const {paper = '#ffffff'} = readPalette().light;
  const icons = SIZES.map((size) => ({src: `img/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any maskable'}));
  const manifest = {
    name: title,
    short_name: title,
    lang: 'zh-Hans',
    start_url: `${baseUrl}${start}`,
    scope: baseUrl,
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    icons: icons.filter(({src}) => existsSync(path.join(outDir, src))).map((icon) => ({...icon, src: baseUrl + icon.src})),
  };
  writeFileSync(path.join(outDir, WEB_MANIFEST), `${JSON.stringify(manifest, undefined, 2)}\n`);
}
