import type {Machine, Step, Variant} from '@site/src/features/explorers/ReductionTree/model';

/** Short label of a step. */
export function headOf({kind, distance}: Step): string {
  switch (kind) {
    case 'input':
      return '全局内存里的数';
    case 'load':
      return distance > 0 ? '装载并先加一次' : '装载';
    case 'gather':
      return '各束的和交给第 0 束';
    case 'shuffle':
      return `洗牌，d = ${distance}`;
    case 'shared':
      return `d = ${distance}`;
  }
}

const WHO: Partial<Record<Variant, (d: number) => string>> = {
  interleaved: (d) => `编号是 ${2 * d} 的倍数的线程`,
  strided: (d) => `线程 t 加到下标 ${2 * d}t 上，前面的线程`,
};

/** Describes a step. */
export function sentenceOf(variant: Variant, {kind, distance, adds, active}: Step, warps: number, {block, warp}: Machine): string {
  switch (kind) {
    case 'input':
      return `起点：一块管 ${2 * block} 个数，只用 ${block} 个线程。`;
    case 'load':
      return distance > 0 ? `${block} 个线程各取两个数，相隔 ${distance}，存下它们的和。` : `${block} 个线程各取一个数，存进共享内存。`;
    case 'gather':
      return '每束第 0 道把本束的和写进共享内存，过一次栅栏，第 0 束读回来，不足的道补 0。';
    case 'shuffle':
      return `${warps} 束的 ${active.length} 道都发这条指令，从右边第 ${distance} 道的寄存器取数来加；不要栅栏。画出的是有用的 ${adds.length} 个。`;
    case 'shared':
      return `${(WHO[variant] ?? ((d: number) => `前 ${d} 个线程`))(distance)}干活，共 ${active.length} 个，散在 ${warps} 束里；${block / warp} 束一起过栅栏。`;
  }
}
