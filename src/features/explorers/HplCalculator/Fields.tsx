import type {ReactNode} from 'react';
import Choice from '../../../shared/ui/Figure/Choice';
import NumberField from '../../../shared/ui/Figure/NumberField';
import Slider from '../../../shared/ui/Figure/Slider';
import type {useHpl} from './useHpl';

export default function Fields({input, grids, grid, change, setRows}: ReturnType<typeof useHpl>): ReactNode {
  const {fraction, efficiency} = input;
  const number = (name: 'memory' | 'nodes' | 'ranks' | 'nb' | 'peak', label: string, min: number, max: number) => (
    <NumberField name={name} label={label} min={min} max={max} value={input[name]} onChange={(value) => change({[name]: value})} />
  );
  return (
    <>
      <Slider
        name="fraction"
        label="矩阵占内存"
        min={0.5}
        max={0.95}
        step={0.01}
        value={fraction}
        text={`${(fraction * 100).toFixed(0)}%`}
        onChange={(value) => change({fraction: value})}
      />
      <Slider
        name="efficiency"
        label="预计效率"
        min={0.3}
        max={0.95}
        step={0.01}
        value={efficiency}
        text={`${(efficiency * 100).toFixed(0)}%`}
        onChange={(value) => change({efficiency: value})}
      />
      {number('memory', '每节点 GiB', 1, 4096)}
      {number('nodes', '节点', 1, 1024)}
      {number('ranks', '每节点进程', 1, 256)}
      {number('nb', 'NB', 8, 1024)}
      {number('peak', '节点峰值 GFLOP/s', 1, 1_000_000)}
      <Choice name="grid" label="P×Q" options={grids.map(({p, q}) => [p, `${p}×${q}`] as const)} value={grid.p} onChange={setRows} />
    </>
  );
}
