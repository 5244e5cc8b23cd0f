import type {Rule} from '../../../src/shared/checks/types';
import {type Block, blocksOf} from './blocks';

const TOGETHER = /\p{sc=Han}[A-Za-z0-9\uFFFC]|[A-Za-z0-9%\uFFFC]\p{sc=Han}/gu;
const APART = /\p{sc=Han} [A-Za-z0-9\uFFFC]|[A-Za-z0-9%\uFFFC] \p{sc=Han}/gu;
/** Names, titles and queries as others wrote them. */
const QUOTED = /“[^”]*”/g;

/** Between Han characters and Latin ones, numbers or code a page either writes spaces or none: what is rarer on it is a slip. Formulas may touch either way. */
export const spacing: Rule = {
  name: 'spacing',
  check(site) {
    const blocks = blocksOf(site);
    return {checked: blocks.length, problems: site.pages.flatMap((page) => slips(blocks.filter(({file}) => file === page.file)))};
  },
};

function slips(blocks: Block[]) {
  const together = blocks.flatMap((block) => placesOf(block, TOGETHER));
  const apart = blocks.flatMap((block) => placesOf(block, APART));
  const [rarer, fix] =
    together.length < apart.length ? [together, '在汉字与英文、数字、代码之间加一个空格'] : [apart, '删去汉字与英文、数字、代码之间的空格'];
  return rarer.map(({file, line, text}) => ({
    file,
    line,
    message: `与本篇别处不一致（${together.length} 处没有空格，${apart.length} 处有）：${text}`,
    fix,
  }));
}

const placesOf = ({file, text, lineAt}: Block, pattern: RegExp) =>
  [...text.replace(QUOTED, (quoted) => '“'.repeat(quoted.length)).matchAll(pattern)].map(({index}) => ({
    file,
    line: lineAt(index),
    text: text
      .slice(Math.max(0, index - 6), index + 9)
      .replaceAll('\n', ' ')
      .replace(/[\uFFFB\uFFFC]/g, '□'),
  }));
