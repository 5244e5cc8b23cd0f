import type {InlineMath, Math} from 'mdast-util-math';
import {FORMULA_FIX, reasonOf, setFormula} from '../../src/features/math/build/formula';
import {nodesOf} from '../../src/shared/checks/nodes';
import type {Problem, Rule} from '../../src/shared/checks/types';

/** Every formula can be set, by the same rules as in the build (which takes far longer to say so). */
export const math: Rule = {
  name: 'math',
  check(site) {
    const found = nodesOf<Math | InlineMath>(site, ['math', 'inlineMath']);
    const problems = found.flatMap(({page, node, line}): Problem[] => {
      const reason = faultOf(node.value, node.type === 'math');
      return reason ? [{file: page.file, line, message: `公式写错了：${reason}`, fix: FORMULA_FIX}] : [];
    });
    return {checked: found.length, problems};
  },
};

function faultOf(tex: string, displayMode: boolean): string | undefined {
  try {
    setFormula(tex, displayMode);
    return undefined;
  } catch (error) {
    return reasonOf(error as Error);
  }
}
