import type {ReactNode} from 'react';
import {CARDS, type Card} from '@site/src/features/explorers/RooflineExplorer/model';
import Choice from '../../../shared/ui/Figure/Choice';
import NumberField from '../../../shared/ui/Figure/NumberField';

const OPTIONS = CARDS.map(({name}) => [name, name] as const);
const LIMITS = {peak: {min: 10, max: 200_000}, bandwidth: {min: 10, max: 20_000}, count: {min: 1, max: 1_000_000}};

/** What a kernel does for each element. */
export interface Kernel {
  flops: number;
  bytes: number;
}

interface Props {
  roofs: Card;
  kernel: Kernel;
  onRoofs: (roofs: Card) => void;
  onKernel: (kernel: Kernel) => void;
}

export default function Fields({roofs, kernel, onRoofs, onKernel}: Props): ReactNode {
  const choose = (name: string) => onRoofs({...CARDS.find((card) => card.name === name)!});
  return (
    <>
      <Choice name="card" label="卡（单精度，不用张量核心）" options={OPTIONS} value={roofs.name} onChange={choose} />
      <NumberField
        name="peak"
        label="峰值 GFLOP/s"
        {...LIMITS.peak}
        value={roofs.peak}
        onChange={(peak) => onRoofs({...roofs, name: '', peak})}
      />
      <NumberField
        name="bandwidth"
        label="带宽 GB/s"
        {...LIMITS.bandwidth}
        value={roofs.bandwidth}
        onChange={(bandwidth) => onRoofs({...roofs, name: '', bandwidth})}
      />
      <NumberField
        name="flops"
        label="每元素运算"
        {...LIMITS.count}
        value={kernel.flops}
        onChange={(flops) => onKernel({...kernel, flops})}
      />
      <NumberField
        name="bytes"
        label="每元素字节"
        {...LIMITS.count}
        value={kernel.bytes}
        onChange={(bytes) => onKernel({...kernel, bytes})}
      />
    </>
  );
}
