import type {ReactNode} from 'react';
import Choice from '../../../shared/ui/Figure/Choice';
import NumberField from '../../../shared/ui/Figure/NumberField';
import Slider from '../../../shared/ui/Figure/Slider';
import type {useHpl} from './useHpl';

type Hpl = ReturnType<typeof useHpl>;

export default function Fields({input, grids, grid, change, setRows}: Hpl): ReactNode {
  const number = (name: 'memory' | 'nodes' | 'ranks' | 'nb', label: string, min: number, max: number) => (
    <NumberField name={name} label={label} min={min} max={max} value={input[name]} onChange={(value) => change({[name]: value})} />
  );
  return (
    <>
      {number('memory', '每节点 GiB', 1, 4096)}
      {number('nodes', '节点', 1, 1024)}
      {number('ranks', '每节点进程', 1, 256)}
      {number('nb', 'NB', 8, 1024)}
      <Choice name="grid" label="P×Q" options={grids.map(({p, q}) => [p, `${p}×${q}`] as const)} value={grid.p} onChange={setRows} />
    </>
  );
}

/** What the reading assumes. */
export function AssumedFields({input: {fraction, efficiency, peak}, change}: Hpl): ReactNode {
  const share = (value: number) => `${(value * 100).toFixed(0)}%`;
  return (
    <>
      <Slider
        name="fraction"
        label="矩阵占内存"
        min={0.5}
        max={0.95}
        step={0.01}
        value={fraction}
        text={share(fraction)}
        onChange={(value) => change({fraction: value})}
      />
      <Slider
        name="efficiency"
        label="预计效率"
        min={0.3}
        max={0.95}
        step={0.01}
        value={efficiency}
        text={share(efficiency)}
        onChange={(value) => change({efficiency: value})}
      />
      <NumberField name="peak" label="节点峰值 GFLOP/s" min={1} max={1_000_000} value={peak} onChange={(value) => change({peak: value})} />
    </>
  );
}
