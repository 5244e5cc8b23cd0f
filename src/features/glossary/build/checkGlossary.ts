import {existsSync} from 'node:fs';
import path from 'node:path';
import {FIELDS} from '../fields';
import {parseTerms, TERMS, type Term} from '../readTerms';
import type {Page, Problem, Rule, Site} from '../../../shared/checks/types';
import {readText} from '../../../shared/build/readText';

const MAX_MEANING_LENGTH = 60;
/** Letters that look like Latin or Han ones and are others: Greek, Cyrillic, full-width Latin, radicals, compatibility forms. */
const LOOK_ALIKE = /[\u0370-\u03ff\u0400-\u04ff\u2e80-\u2fdf\uf900-\ufaff\uff21-\uff3a\uff41-\uff5a]/u;

const namesOf = ({zh, en, also, variants}: Term) => [zh, en, ...also, ...variants];
/** Two names are one when only width, capitals, spaces or hyphens tell them apart. */
const plain = (name: string) => name.normalize('NFKC').toLowerCase().replace(/[\s-]/g, '');

/** The glossary's terms are complete, have distinct names, and point to notes that use them. */
export const glossary: Rule = {
  name: 'glossary',
  check(site) {
    const terms = termsOf(site);
    const docs = new Map(site.pages.filter(({kind}) => kind === 'doc').map((page) => [page.id, page]));
    const owner = new Map<string, Term>();
    const problems = terms.flatMap((term, index): Problem[] => {
      const taken = [...new Set(namesOf(term).map(plain))].flatMap((name) => {
        const other = owner.get(name);
        owner.set(name, other ?? term);
        return other
          ? [{message: `“${term.zh}”的一个名字（${name}）已经属于“${other.zh}”`, fix: '两条合成一条，或在括号里写出是哪一个'}]
          : [];
      });
      return [...taken, ...faultsOf(term, docs)].map((fault) => ({file: TERMS, line: index + 2, ...fault}));
    });
    return {checked: terms.length, problems};
  },
};

function termsOf({root}: Site): Term[] {
  const file = path.join(root, TERMS);
  return existsSync(file) ? parseTerms(readText(file)) : [];
}

function faultsOf(term: Term, docs: Map<string, Page>): Omit<Problem, 'file' | 'line'>[] {
  const {field, zh, en, meaning, source, note, marked} = term;
  const fault = (message: string, fix: string, holds: boolean) => (holds ? [{message: `“${zh}”${message}`, fix}] : []);
  const alike = namesOf(term).find((name) => LOOK_ALIKE.test(name));
  const doc = note === undefined ? undefined : docs.get(note);
  return [
    ...fault(
      `缺 ${[!zh && 'zh', !en && 'en', !meaning && 'meaning', !source && 'source'].filter(Boolean).join('、')}`,
      '每条都要有中文名、英文名、意思与出处，用制表符（Tab）隔开',
      !(zh && en && meaning && source),
    ),
    ...fault(
      `的意思有 ${meaning.length} 个字`,
      `写成一句不超过 ${MAX_MEANING_LENGTH} 字的话，句末不加句号`,
      meaning.length > MAX_MEANING_LENGTH || /。/.test(meaning),
    ),
    ...fault(`的领域 ${field} 没有`, `可用的有 ${FIELDS.map(({name}) => name).join('、')}`, !FIELDS.some(({name}) => name === field)),
    ...fault(`的名字“${alike}”里有形近的别的字符`, '用普通的汉字与半角拉丁字母重新输入', alike !== undefined),
    ...fault(`的笔记 ${note} 不存在`, '写 docs/ 下的路径，不带扩展名；没有就空着', note !== undefined && !doc),
    ...fault(
      `没有出现在它的笔记 ${note} 里`,
      '改成解释它的那一篇，或空着',
      doc !== undefined && ![zh, ...term.also].some((name) => doc.text.includes(name)),
    ),
    ...fault(
      `的 marked 里有不存在的路径`,
      '写笔记路径的开头，几个用空格隔开；哪里都不标就写 -',
      marked.some((place) => place !== '-' && ![...docs.keys()].some((id) => id.startsWith(place))),
    ),
  ];
}
