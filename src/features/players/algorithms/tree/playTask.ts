import type {Step} from '../types';
import type {BinaryRun} from './binaryRun';
import {VERBS, type Operation, type Task} from './operations';
import type {TreeState} from './treeState';

/** Builds the initial tree without steps or counts, then shows each operation. */
export function* playTask<Count extends string>(
  run: BinaryRun<Count>,
  {start, watch}: Task,
  perform: (operation: Operation) => Generator<Step<TreeState>, unknown>,
): Generator<Step<TreeState>, void> {
  start.forEach((key) => [...perform({kind: 'insert', key})]);
  run.countFromHere();
  const first = watch[0]!;
  yield run.step(undefined, `${run.size > 0 ? `树里已有 ${run.size} 个键` : '从空树开始'}，先${VERBS[first.kind]} ${first.key}。`);
  for (const operation of watch) {
    yield* perform(operation);
  }
}
