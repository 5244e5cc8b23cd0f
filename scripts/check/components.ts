import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {unknownComponents} from '../../src/features/markdown/build/unknownComponents';
import {unknownNames} from '../../src/features/markdown/build/unknownNames';
import {ALGORITHMS, isAlgorithm} from '../../src/features/players/algorithms/registry';
import {nodesOf} from '../../src/shared/checks/nodes';
import type {Problem, Rule} from '../../src/shared/checks/types';

/** Pages name components, players and, in braces, values that there are. */
export const components: Rule = {
  name: 'components',
  check(site) {
    const unknown = site.pages.flatMap(({file, tree, text}) => {
      const places = [...unknownComponents(tree, text), ...unknownNames(tree)].map(
        ({node, message}) => `${node.position?.start.line ?? 1} ${message}`,
      );
      return [...new Set(places)].map((place): Problem => {
        const [, line, message = '', fix = ''] = /^(\d+) (.*) → (.*)$/.exec(place) ?? [];
        return {file, line: Number(line), message, fix};
      });
    });
    const named = nodesOf<MdxJsxFlowElement>(site, ['mdxJsxFlowElement']);
    const players = named.flatMap(({page: {file}, node, line}): Problem[] => {
      const attribute = node.attributes.find((one) => 'name' in one && one.name === 'name');
      const name = attribute?.value;
      return node.name === 'AlgorithmPlayer' && typeof name === 'string' && !isAlgorithm(name)
        ? [{file, line, message: `没有叫“${name}”的播放器`, fix: `可用的有 ${Object.keys(ALGORITHMS).join('、')}`}]
        : [];
    });
    return {checked: site.pages.length, problems: [...unknown, ...players]};
  },
};
