import type {Step} from '@site/src/features/explorers/ScanPlayer/model';

const PHASES: Record<Step['phase'], string> = {
  input: '输入',
  sweep: '每个加上左边的',
  up: '上扫',
  clear: '根清零',
  down: '下扫',
  shift: '右移一位',
  finish: '加回输入',
};

/** Short label of a step. */
export function headOf({phase, distance}: Step): string {
  return distance > 0 && phase !== 'shift' ? `${PHASES[phase]}，步距 ${distance}` : PHASES[phase];
}

/** Describes a step. */
export function sentenceOf({phase, distance, moves, values}: Step, at: number, length: number): string {
  const adds = moves.filter((move) => move.adds).length;
  switch (phase) {
    case 'input':
      return values.length > length ? `起点：${length} 个数，补 0 到 ${values.length} 个。` : `起点：${length} 个数。`;
    case 'sweep':
      return `第 ${at} 轮：位置 ${distance} 及以后的 ${adds} 个线程，各加上左边隔 ${distance} 格的数；每个位置现在是最近 ${2 * distance} 个数之和。`;
    case 'up':
      return `上扫：${adds} 个线程把左子树的和加到右端，步距 ${distance}；粗框里是 ${2 * distance} 个数之和。`;
    case 'clear':
      return '最右端是全部之和，记下后清成 0：根的左边没有数。';
    case 'down':
      return `下扫：${adds} 个线程把右端的数照抄给左子树，右子树得到它与左子树之和，步距 ${distance}。`;
    case 'shift':
      return '整体右移一位，左端补 0，每个位置就不含自己。';
    case 'finish':
      return '每个位置加回自己的输入，就含自己。';
  }
}
