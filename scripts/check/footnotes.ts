import type {FootnoteDefinition, FootnoteReference} from 'mdast';
import {nodesOf} from '../../src/shared/checks/nodes';
import type {Rule} from '../../src/shared/checks/types';
import {proseRule} from './prose/findings';

/** A mark that the parser did not take for one: readers see its source. */
const unread = proseRule('unread-footnotes', [
  {
    pattern: /\[\^[^\]\n]+\]/g,
    message: '没有成为脚注：没有这个名字的脚注，或名字里有空格',
    fix: '在文末写上它，例如 [^1]: 脚注的话；名字里不要空格',
  },
]);

/** Each mark has its footnote, and each footnote a mark: without one, readers never see it. */
export const footnotes: Rule = {
  name: 'footnotes',
  check(site) {
    const marks = nodesOf<FootnoteReference>(site, ['footnoteReference']);
    const notes = nodesOf<FootnoteDefinition>(site, ['footnoteDefinition']);
    const keyOf = (file: string, identifier: string) => `${file} ${identifier}`;
    const used = new Set(marks.map(({page, node}) => keyOf(page.file, node.identifier)));
    const unused = notes.filter(({page, node}) => !used.has(keyOf(page.file, node.identifier)));
    const prose = unread.check(site);
    return {
      checked: prose.checked,
      problems: [
        ...unused.map(({page, node, line}) => ({
          file: page.file,
          line,
          message: `没有人引用脚注 [^${node.label ?? node.identifier}]，读者看不到它`,
          fix: '在正文里写上它的记号，或删去它',
        })),
        ...prose.problems,
      ],
    };
  },
};
