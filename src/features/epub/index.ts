import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {globSync} from 'tinyglobby';
import {diskCache} from '../../shared/build/diskCache';
import type {LastStep} from '../../shared/build/lastSteps';
import {readPalette} from '../../shared/build/palette';
import {readBuiltPage} from '../../shared/html/builtPage';
import {BOOKS} from '../books/bookPath';
import type {RewritePage} from '../content-policy';
import {listPages, type Section} from '../editions/pages';
import {epubFile, SIZE_PLACEHOLDER} from './address';
import {bookFiles, type Book} from './build/bookFiles';
import {chapterOf, type Chapter} from './build/chapter';
import {figureCss} from './build/figureCss';
import type {Place} from './build/links';
import {readSheet, type StyleRule} from './build/sheet';
import {withoutPictures} from './build/withoutPictures';
import {zipEpub, type BookFile} from './build/zip';

const PLACEHOLDER = new RegExp(`(<span ${SIZE_PLACEHOLDER}="([^"]*)">)(</span>)`, 'g');

/** One step writes the books, and what rewrites the pages says how large they are. */
export interface Epubs {
  write: LastStep;
  sizes: (props: Props) => RewritePage;
}

/**
 * Each section as an EPUB 3, composed of its built notes.
 * @param rights under which terms they may be used
 * @param coverOf the drawn cover of a section by its folder, if there is one
 */
export function epubs(rights: string, coverOf: (section: string) => Uint8Array | undefined): Epubs {
  const sizes = new Map<string, number>();
  return {
    write(props) {
      const start = Date.now();
      const {outDir, siteConfig} = props;
      const [stylesheet = ''] = globSync('assets/css/styles.*.css', {cwd: outDir});
      const sheet = readSheet(readFileSync(path.join(outDir, stylesheet), 'utf8'));
      mkdirSync(path.join(outDir, BOOKS), {recursive: true});
      for (const section of listPages(props).sections) {
        const bytes = zipEpub(bookFiles(bookOf(section, {outDir, siteConfig}, {name: stylesheet, sheet}, rights, coverOf(section.name))));
        writeFileSync(path.join(outDir, epubFile(section.name)), bytes);
        sizes.set(section.name, bytes.length);
      }
      const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
      console.log(`[epub] ${sizes.size} 本电子书，共 ${inWords(total)}，${((Date.now() - start) / 1000).toFixed(1)} 秒`);
    },
    sizes: () => (html) =>
      html.replace(PLACEHOLDER, (all, open: string, section: string, close: string) => {
        const size = sizes.get(section);
        return size === undefined ? all : `${open}（${inWords(size)}）${close}`;
      }),
  };
}

const inWords = (bytes: number): string => (bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`);

function bookOf(
  {name, label, description, path: category, pages}: Section,
  {outDir, siteConfig}: Pick<Props, 'outDir' | 'siteConfig'>,
  {name: stylesheet, sheet}: {name: string; sheet: StyleRule[]},
  rights: string,
  cover: Uint8Array | undefined,
): Book {
  const {baseUrl, url: origin, title: siteTitle} = siteConfig;
  const files = new Map(pages.map((page, i) => [page.path, `n${String(i + 1).padStart(2, '0')}.xhtml`]));
  const palette = readPalette().light;
  const chapters = pages.map((page) => {
    const place: Place = {url: origin + encodeURI(page.path), chapters: files};
    const html = readBuiltPage(outDir, page.path.slice(baseUrl.length));
    const content = diskCache<Chapter>('epub', html, JSON.stringify([place.url, [...files], stylesheet, palette]), () =>
      chapterOf(html, place, sheet, palette),
    );
    return {file: files.get(page.path)!, title: page.title, description: page.description, url: place.url, updated: page.updated, content};
  });
  const classes = new Set(chapters.flatMap(({content}) => content.classes));
  const pictures = [...new Map(chapters.flatMap(({content}) => content.pictures))].map(
    ([file, address]) => [file, path.join(outDir, address.slice(baseUrl.length))] as const,
  );
  const missing = new Set(pictures.flatMap(([file, source]) => (existsSync(source) ? [] : file)));
  return {
    siteTitle,
    title: label,
    description,
    url: `${origin}${baseUrl}${BOOKS}/${name}`,
    section: origin + encodeURI(category),
    rights,
    updated: pages.map(({updated}) => updated).reduce((last, date) => (date && !(last && last > date) ? date : last), undefined),
    chapters: chapters.map((chapter) => ({
      ...chapter,
      content: {...chapter.content, body: withoutPictures(chapter.content.body, missing)},
    })),
    css: readFileSync(path.join(__dirname, 'epub.css'), 'utf8') + figureCss(sheet, classes),
    cover,
    pictures: pictures.flatMap(([file, source]): BookFile[] => (missing.has(file) ? [] : [[file, readFileSync(source)]])),
  };
}
