import {compare} from '../../src/shared/pure/compareOutput';
import type {Fault, Run} from './types';

const SHOWN_LINES = 30;
const MARKS = {same: '  ', expected: '- ', printed: '+ '};

/** Faults of what a fence did: how it ended, and what it printed. */
export function judge({fence, printed, exit}: Run): Fault[] {
  const expected = Number(fence.meta.exit ?? 0);
  const {file, line, output} = fence;
  const ended =
    exit === expected
      ? []
      : [{file, line, message: `退出码是 ${exit}，应是 ${expected}`, fix: `改正它；本该失败的写 exit="${exit}"`, words: tail(printed)}];
  if (!output) {
    return ended;
  }
  const steps = compare(output.text, printed.slice(0, 100_000));
  if (steps.every(({kind}) => kind === 'same')) {
    return ended;
  }
  const words = steps
    .map(({kind, text}) => MARKS[kind] + text)
    .slice(0, SHOWN_LINES)
    .join('\n');
  return [
    ...ended,
    {file, line: output.line, message: '输出不同（- 页上，+ 实际）', fix: '核对后用 --update 写回；每次都变的写成 ⟨…⟩', words},
  ];
}

const tail = (text: string) => text.trimEnd().split('\n').slice(-8).join('\n');
