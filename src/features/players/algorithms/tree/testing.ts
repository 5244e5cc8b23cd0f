import fc from 'fast-check';
import type {Algorithm, Step} from '../types';
import type {Kind, Task} from './operations';
import type {TreeNode, TreeState} from './treeState';

/** What the tests of trees share. */
const key = fc.integer({min: 0, max: 40});

export const tasks = (kinds: readonly Kind[]): fc.Arbitrary<Task> =>
  fc.record({
    start: fc.array(key, {maxLength: 12}),
    watch: fc.array(fc.record({kind: fc.constantFrom(...kinds), key}), {minLength: 1, maxLength: 12}),
  });

export function runOf<Input, State>(algorithm: Algorithm<Input, State>, text: string): Step<State>[] {
  const parsed = algorithm.parse(text);
  if ('message' in parsed) {
    throw new Error(parsed.message);
  }
  return [...algorithm.steps(parsed.value)];
}

/** What `fold` makes of the tree, from the leaves up. */
export function fold<Result>(
  state: TreeState,
  of: (node: TreeNode, left: Result | undefined, right: Result | undefined) => Result,
): Result | undefined {
  const byId = new Map(state.nodes.map((node) => [node.id, node]));
  function visit(id: number | undefined): Result | undefined {
    const node = id === undefined ? undefined : byId.get(id)!;
    return node && of(node, visit(node.children[0]), visit(node.children[1]));
  }
  return visit(state.roots[0]);
}

export const inorder = (state: TreeState): number[] =>
  fold<number[]>(state, ({keys}, left, right) => [...(left ?? []), Number(keys[0]), ...(right ?? [])]) ?? [];

export const heightOf = (state: TreeState): number => fold<number>(state, (_, left, right) => 1 + Math.max(left ?? 0, right ?? 0)) ?? 0;

/** Cases and random inputs that do not run, sentences that do not end, nonsense that is taken: none for a good algorithm. */
export function fallsShort<Input>(algorithm: Algorithm<Input, TreeState>): string[] {
  const texts = [...algorithm.cases.map(({input}) => input), algorithm.random(() => 0.5), algorithm.random(() => 0.999)];
  const sentences = texts.flatMap((text) => runOf(algorithm, text).map(({say}) => say));
  return [
    ...sentences.filter((say) => !say.endsWith('。')),
    ...(sentences.length > texts.length ? [] : ['no steps']),
    ...['', '1 x', '100'].filter((text) => !('message' in algorithm.parse(text))),
  ];
}
