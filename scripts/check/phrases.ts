import type {Text} from 'mdast';
import {fieldLine, nodesOf} from '../../src/shared/checks/nodes';
import type {Problem, Rule} from '../../src/shared/checks/types';

const FORBIDDEN: {pattern: RegExp; fix: string}[] = [
  {pattern: /本文将(?:介绍|讲解|讨论|带)/, fix: '删去它，开头直接写本页要回答的问题'},
  {pattern: /我们将/, fix: '删去它，直接说做什么'},
  {pattern: /^[（(【]?(?:占位|待写|待补充|待完善)[）)】]?[。…]*$/m, fix: '写完再发布；没写完的页不放进来'},
  // What `npm run new` writes for the author to replace.
  {pattern: /在这里用一句话写清楚|开头直接写本页要回答的问题，或|一小段摘要：列表页显示到这里为止/, fix: '换成你自己写的'},
  {pattern: /\bTODO\b/, fix: '做完它，或删去'},
  {pattern: /lorem ipsum/i, fix: '换成真的内容'},
  {pattern: /综上所述|总而言之/, fix: '删去总结的总结，停在最后一个有用的句子'},
  {pattern: /！/, fix: '感叹号改成句号'},
];

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Prose holds no filler, no placeholders and no exclamation marks; code and drafts may hold anything. */
export const phrases: Rule = {
  name: 'phrases',
  check(site) {
    const written = site.pages.filter(({kind, frontMatter}) => kind !== 'page' && frontMatter.draft !== true);
    const fields = written.flatMap((page) =>
      ['title', 'description'].map((field) => ({
        file: page.file,
        line: fieldLine(page, field),
        text: textOf(page.frontMatter[field]),
      })),
    );
    const prose = nodesOf<Text>(site, ['text'], written).map(({page, node, line}) => ({file: page.file, line, text: node.value}));
    const problems = [...fields, ...prose].flatMap(faults);
    return {checked: prose.length, problems};
  },
};

function faults({file, line, text}: {file: string; line: number; text: string}): Problem[] {
  return FORBIDDEN.flatMap(({pattern, fix}) => {
    const match = pattern.exec(text);
    return match ? [{file, line: line + text.slice(0, match.index).split('\n').length - 1, message: `不用“${match[0]}”`, fix}] : [];
  });
}
