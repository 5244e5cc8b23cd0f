import {issued, laneEfficiency, WARP_SIZE, type Condition, type Pass} from '@site/src/features/explorers/DivergenceExplorer/model';

/** The condition in C++. */
export function codeOf(condition: Condition, k: number): string {
  const conditions: Record<Condition, string> = {
    parity: 'i % 2 == 0',
    warp: 'i / 32 % 2 == 0',
    first: 'i % 32 == 0',
    threshold: `i < ${k}`,
    random: 'flag[i]',
    sorted: 'flag[sorted[i]]',
  };
  return `if (${conditions[condition]}) A(); else B();`;
}

const lanesOn = ({active}: Pass) => active.filter(Boolean).length;

/** Short label of a pass. */
export function headOf(pass: Pass): string {
  return `束 ${pass.warp} 走 ${pass.path}：${lanesOn(pass)} 道`;
}

/** Describes a pass; the last one with the total. */
export function sentenceOf(all: readonly Pass[], at: number): string {
  const pass = all[at - 1];
  if (!pass) {
    return `条件算好了：实心的道走 A，空心的走 B，一共要走 ${all.length} 趟。`;
  }
  const masked = WARP_SIZE - lanesOn(pass);
  const rest = masked > 0 ? `另外 ${masked} 道屏蔽着等` : '没有一道闲着';
  return `束 ${pass.warp} 走 ${pass.path}：${lanesOn(pass)} 道在做，${rest}，付 ${pass.cost} 条；到此共 ${issued(all.slice(0, at))} 条。`;
}

/** Describes the total cost. */
export function totalOf(all: readonly Pass[], warps: number): string {
  return `走完 ${all.length} 趟共 ${issued(all)} 条，每束平均 ${issued(all) / warps} 条，道效率 ${(laneEfficiency(all) * 100).toFixed(1)}%。`;
}
