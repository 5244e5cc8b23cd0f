import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {isOrder, ORDERS} from '../algorithms/sorting/inputs';
import {isSort, loadSorts, namesOf, SORT_NAMES} from '../algorithms/sorting/sorts';
import {elementsOf, setTexts, textsOf} from '../../../shared/markdown/elements';
import {fail} from '../../../shared/markdown/fail';

const RACE = 'SortingRace';
const CHART = 'GrowthChart';

/** The named sorts, each once; `least` of them or more. */
function checkedNames(file: VFile, node: MdxJsxFlowElement, text: string, least: number): string {
  const names = namesOf(text);
  const unknown = names.find((name) => !isSort(name));
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (unknown !== undefined) {
    fail(file, node, `${node.name} 没有叫“${unknown}”的排序 → 可用的有：${SORT_NAMES.join('、')}`);
  }
  if (twice !== undefined) {
    fail(file, node, `${node.name} 的 names 里“${twice}”写了两次 → 留一个`);
  }
  if (names.length < least) {
    fail(file, node, `${node.name} 的 names 至少要 ${least} 个，用空格隔开 → 可用的有：${SORT_NAMES.join('、')}`);
  }
  return names.join(' ');
}

async function race(file: VFile, node: MdxJsxFlowElement): Promise<void> {
  const {names = '', input} = textsOf(file, node, ['names', 'input'], `<${RACE} names="quick-sort heap-sort" input="5 2 9 1" />`);
  const checked = checkedNames(file, node, names, 2);
  const sort = (await loadSorts())['merge-sort'];
  const parsed = sort.parse(input ?? sort.cases[0]!.input);
  if ('message' in parsed) {
    return fail(file, node, `${RACE} 的 input="${input}"：${parsed.message}`);
  }
  return setTexts(node, {names: checked, input: parsed.text});
}

function chart(file: VFile, node: MdxJsxFlowElement): void {
  const {names = '', order = 'random'} = textsOf(
    file,
    node,
    ['names', 'order'],
    `<${CHART} names="insertion-sort merge-sort" order="random" />`,
  );
  if (!isOrder(order)) {
    fail(file, node, `${CHART} 没有叫“${order}”的输入 → 可用的有：${Object.keys(ORDERS).join('、')}`);
  }
  setTexts(node, {names: checkedNames(file, node, names, 1), order});
}

/** `<SortingRace names="…" input="…" />` and `<GrowthChart names="…" order="…" />`, validated against the known sorts. */
export default function sorting() {
  return async (root: Root, file: VFile) => {
    const races = elementsOf(root, file, RACE);
    const charts = elementsOf(root, file, CHART);
    for (const node of races) {
      await race(file, node);
    }
    charts.forEach((node) => chart(file, node));
  };
}
