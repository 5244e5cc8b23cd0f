import {readFileSync} from 'node:fs';
import {pagesIn} from '../../../../tests/e2e/pageWith';
import type {SearchRecord} from '../engine/types';

/** What a reader may look for on the real site: found in its build, so that tests hold whatever notes are called and say. */

const records = () => JSON.parse(readFileSync('build/search/records.json', 'utf8')) as SearchRecord[];

/** The longest of these, or an error that says what no note has. */
function longest(texts: string[], what: string): string {
  const [found] = [...texts].sort((a, b) => b.length - a.length);
  if (!found) {
    throw new Error(`真站的笔记里没有${what}：先 npm run build。`);
  }
  return found;
}

export interface Passage {
  text: string;
  path: string;
}

/** Ten characters of a paragraph before the first heading that is always open, which no other place of the notes has, and their note; twice. */
export function wantedPassages(): [Passage, Passage] {
  const notes = pagesIn('docs');
  const found: Passage[] = [];
  for (const [path, html] of notes) {
    const paragraphs = [
      ...html
        .split('<h2')[0]!
        .replace(/<details[^]*?<\/details>/g, '')
        .matchAll(/<p>([^<]*)<\/p>/g),
    ].map(([, text]) => text!);
    const texts = paragraphs.flatMap((text) => /\p{Script=Han}{4}，\p{Script=Han}{5}/u.exec(text)?.[0] ?? []);
    const text = texts.find((one) => notes.every((note) => note[1].split(one).length === (note[0] === path ? 2 : 1)));
    if (text) {
      found.push({text, path});
    }
    if (found.length === 2) {
      return found as [Passage, Passage];
    }
  }
  throw new Error('真站的笔记里没有一段只此一处的话：先 npm run build。');
}

/** A heading of Chinese characters that no other text has. */
export function wantedHeading(): string {
  const all = records();
  const headings = all
    .filter(({type, url}) => type === 'lvl2' && url.startsWith('/docs/'))
    .map(({hierarchy}) => hierarchy.lvl2!)
    .filter((text) => /^\p{Script=Han}{6,9}$/u.test(text));
  const texts = all.map(({type, content, hierarchy}) => content ?? (type === 'lvl2' ? hierarchy.lvl2! : hierarchy.lvl1));
  return longest(
    headings.filter((heading) => texts.filter((text) => text.includes(heading)).length === 1),
    '只此一处的小节',
  );
}

/** The title of a note, of Chinese characters, the first four of which no other title has. */
export function wantedTitle(): string {
  const titles = records()
    .filter(({type}) => type === 'lvl1')
    .map(({hierarchy}) => hierarchy.lvl1);
  return longest(
    titles.filter(
      (title) => /^\p{Script=Han}{5,8}$/u.test(title) && titles.filter((other) => other.includes(title.slice(0, 4))).length === 1,
    ),
    '只由汉字组成的标题',
  );
}

/** An order of growth with powers, as one types it, of which there is one. */
export function wantedFormula(): string {
  const all = records().flatMap(({content}) => content?.match(/O\([a-z0-9]\^[a-z0-9](?: [a-z0-9]\^[a-z0-9])*\)/gi) ?? []);
  return longest(
    all.filter((formula) => all.indexOf(formula) === all.lastIndexOf(formula)),
    '只此一处、带乘方的公式',
  );
}
