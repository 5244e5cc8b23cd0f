import type {Link} from 'mdast';
import type {InlineMath, Math} from 'mdast-util-math';
import {nodesOf} from '../../src/shared/checks/nodes';
import {filePath} from '../../src/shared/markdown/filePath';
import type {Problem, Rule} from '../../src/shared/checks/types';

/** The page of what is written alike everywhere, as a note links it. */
const PAGE = /\/记号与约定\.md(?:#.*)?$/;
const LG = /\\lg(?![a-z])/;
/** As a page says it itself. */
const SAYS = /\$\\lg\$ 即 \$\\log_2\$/;

/** A page that writes lg says which base that is, or links the page that does: at school it is ten. */
export const conventions: Rule = {
  name: 'conventions',
  check(site) {
    const formulas = nodesOf<InlineMath | Math>(site, ['inlineMath', 'math']).filter(({node}) => LG.test(node.value));
    const linking = new Set(nodesOf<Link>(site, ['link']).flatMap(({page, node}) => (PAGE.test(filePath(node.url)) ? [page] : [])));
    const first = new Map(formulas.reverse().map(({page, line}) => [page, line]));
    const problems = [...first].flatMap(([page, line]): Problem[] =>
      SAYS.test(page.text) || linking.has(page)
        ? []
        : [
            {
              file: page.file,
              line,
              message: '写了 \\lg，没有说底是几',
              fix: '第一次用到时写“（$\\lg$ 即 $\\log_2$）”，或链接 docs/Temp/记号与约定.md',
            },
          ],
    );
    return {checked: first.size, problems};
  },
};
