import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import type {LastStep} from '../../shared/build/lastSteps';
import {globSync} from 'tinyglobby';
import {attributeValues, startTags} from '../../shared/html/startTags';
import {readBuiltPage} from '../../shared/html/builtPage';
import {listPages, type Section} from '../editions/pages';
import {bookPage, type Book} from './build/bookPage';
import {BOOKS} from './bookPath';
import {chapterOf} from './build/chapterOf';

/** Composes each section from its built notes into one page for paper. */
export const writeBooks: LastStep = (props, build) => {
  const css = readFileSync(path.join(__dirname, 'book.css'), 'utf8');
  const {sections} = listPages(props);
  mkdirSync(path.join(props.outDir, BOOKS), {recursive: true});
  // One after the other: all books together are as long as all notes.
  for (const section of sections) {
    const book = bookOf(section, props, css);
    const hasDiagrams = book.chapters.some(({html}) => attributeValues(html, 'data-mermaid').length > 0);
    writeFileSync(
      path.join(props.outDir, BOOKS, `${section.name}.html`),
      bookPage(book, hasDiagrams ? build.script('draw-book') : undefined),
    );
  }
};

/** In the head, or where React left it: that of formulas stands before the content. */
const stylesheetsIn = (html: string): string[] =>
  [...startTags(html, 'link')].filter((tag) => tag.attribute('rel') === 'stylesheet').map((tag) => tag.attribute('href')!);

function bookOf(
  {name, label, description, path: category, pages}: Section,
  {outDir, siteConfig}: Pick<Props, 'outDir' | 'siteConfig'>,
  css: string,
): Book {
  const {baseUrl, url: origin, title: siteTitle, favicon} = siteConfig;
  const numbers = new Map(pages.map((page, i) => [page.path, i + 1]));
  const notes = pages.map((page) => ({...page, built: readBuiltPage(outDir, page.path.slice(baseUrl.length))}));
  const site = globSync('assets/css/styles.*.css', {cwd: outDir}).map((file) => baseUrl + file);
  const linked = notes.flatMap(({built}) => stylesheetsIn(built));
  return {
    siteTitle,
    title: label,
    description,
    url: `${origin}${baseUrl}${BOOKS}/${name}`,
    category,
    updated: pages.map(({updated}) => updated).reduce((last, date) => (date && !(last && last > date) ? date : last), undefined),
    chapters: notes.map(({title, path: route, built}, i) => ({
      title,
      html: chapterOf(built, {url: origin + encodeURI(route), chapters: numbers, number: i + 1}),
    })),
    styles: [...new Set([...site, ...linked])],
    css,
    icon: favicon && baseUrl + favicon,
  };
}
