import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {globSync} from 'tinyglobby';
import {readBuiltPage} from '../builtPage';
import {listPages, type Section} from '../editions/pages';
import {bookPage} from './bookPage';
import {BOOKS} from './bookPath';
import {chapterOf} from './chapterOf';

const STYLESHEET = /<link rel="?stylesheet"? href="?([^\s">]+)/g;

/** Composes each section from its built notes into one page for paper. */
export function writeBooks(props: Pick<Props, 'outDir' | 'plugins' | 'siteConfig'>): void {
  const css = readFileSync(path.join(__dirname, 'book.css'), 'utf8');
  const {sections} = listPages(props);
  mkdirSync(path.join(props.outDir, BOOKS), {recursive: true});
  sections.forEach((section) => writeFileSync(path.join(props.outDir, BOOKS, `${section.name}.html`), bookOf(section, props, css)));
}

function bookOf({name, label, description, path: category, pages}: Section, {outDir, siteConfig}: Pick<Props, 'outDir' | 'siteConfig'>, css: string): string {
  const {baseUrl, url: origin, title: siteTitle} = siteConfig;
  const numbers = new Map(pages.map((page, i) => [page.path, i + 1]));
  const notes = pages.map((page) => ({...page, built: readBuiltPage(outDir, page.path.slice(baseUrl.length))!}));
  const site = globSync('assets/css/styles.*.css', {cwd: outDir}).map((file) => baseUrl + file);
  const linked = notes.flatMap(({built}) => [...built.slice(0, built.indexOf('</head>')).matchAll(STYLESHEET)].map(([, href]) => href!));
  return bookPage({
    siteTitle,
    title: label,
    description,
    url: `${origin}${baseUrl}${BOOKS}/${name}`,
    category,
    updated: pages.map(({updated}) => updated).reduce((last, date) => (date && !(last && last > date) ? date : last), undefined),
    chapters: notes.map(({title, path: route, built}, i) => ({title, html: chapterOf(built, {url: origin + encodeURI(route), chapters: numbers, number: i + 1})})),
    styles: [...new Set([...site, ...linked])],
    css,
  });
}
