import {labelOf} from '@site/src/features/explorers/RegexExplorer/model/layout';
import type {Minimal, Partition} from '@site/src/features/explorers/RegexExplorer/model/minimise';
import {longest} from '@site/src/features/explorers/RegexExplorer/model/run';
import type {Machines} from './machines';

export const nameOf = (state: number): string => String.fromCharCode(65 + state);
export const setOf = (names: readonly (string | number)[]): string => `{${names.join(', ')}}`;

/** Step 0 is the start's closure, then a cell of the table each. */
export function sayCell({nfa, dfa}: Machines, step: number): string {
  const {sets, cells, letters} = dfa;
  if (step === 0) {
    return `起点 0 只走 ε 能到 ${setOf(sets[0]!)}，这个集合记作 A。`;
  }
  const {from, letter, to, fresh} = cells[step - 1]!;
  const reached =
    to === undefined ? '一个状态也到不了，是死状态，不画' : `到 ${setOf(sets[to]!)}，${fresh ? '没见过，记作' : '就是'} ${nameOf(to)}`;
  const done = step === cells.length ? `没有新集合了：NFA ${nfa.accept + 1} 个状态，DFA ${sets.length} 个。` : '';
  return `${nameOf(from)} 读 ${labelOf(letters[letter]!)}：${reached}。${done}`;
}

const stateName = (dfa: Machines['dfa'], state: number) => (state < dfa.sets.length ? nameOf(state) : '∅');

/** The blocks of a partition with their members. */
function sayBlocks({dfa}: Machines, {of}: Partition): string {
  const blocks = [...new Set(of)].map(
    (block) => `${block + 1}：${of.flatMap((own, state) => (own === block ? [stateName(dfa, state)] : [])).join(' ')}`,
  );
  return `现在的块 ${blocks.join('；')}。`;
}

export function saySplit(machines: Machines, splits: readonly Partition[], step: number): string {
  const {dfa} = machines;
  const {split} = splits[step]!;
  if (!split) {
    return `先按接受与不接受分。${splits[0]!.of.length > dfa.sets.length ? '∅ 是没画的死状态。' : ''}${sayBlocks(machines, splits[0]!)}`;
  }
  const {members, letter, targets} = split;
  const parts = [...new Set(targets)].map(
    (target) =>
      `${members
        .filter((_, i) => targets[i] === target)
        .map((state) => stateName(dfa, state))
        .join('、')} 到块 ${target + 1}`,
  );
  return `同一块里，读 ${labelOf(dfa.letters[letter]!)} 时 ${parts.join('，')}，所以拆开。${sayBlocks(machines, splits[step]!)}`;
}

/** Describes the result: merged states, and whether the reader's guess was right. */
export function sayMinimal({dfa}: Machines, min: Minimal, guess: number): string {
  const merged = min.groups.filter(({length}) => length > 1).map((group) => `${group.map(nameOf).join('、')} 合成一个`);
  const count = min.groups.length;
  const verdict =
    guess === count
      ? `你猜对了。`
      : `你猜的是 ${guess} 个，${guess > count ? '多猜的那些，没有哪个串能把它们分开' : '少了：剩下的每两个都有一个串能分开'}。`;
  return `没有块能再拆。${merged.join('；') || '没有可以合并的'}：DFA ${dfa.sets.length} 个状态，最小 DFA ${count} 个。${verdict}`;
}

/** Describes a step of a run: the text read so far, and the active states. */
export function sayRun(
  text: string,
  trace: readonly number[][],
  at: number,
  name: (state: number) => string,
  accepts: (state: number) => boolean,
): string {
  const activeStates = trace[at]!;
  const names = activeStates.length > 0 ? `亮着 ${setOf(activeStates.map(name))}` : '一个也不亮，往后读什么都不会匹配';
  const start = at === 0 ? '还没读' : `读第 ${at} 个字符 ${text[at - 1]}`;
  if (at < text.length) {
    return `${start}：${names}。`;
  }
  const best = longest(trace, accepts);
  const beginning = best > 0 ? `最长的匹配开头是“${text.slice(0, best)}”` : best === 0 ? '只有空的开头匹配' : '没有哪个开头匹配';
  return `${start}：${names}。读完，${activeStates.some(accepts) ? '亮着接受状态，整串匹配' : `没有接受状态亮着，整串不匹配；${beginning}`}。`;
}
