import type {ReactNode} from 'react';
import {MIN_FREQUENCY} from '@site/src/features/explorers/PowerCapExplorer/model';
import {percent} from './percent';
import NumberField from '../../../shared/ui/Figure/NumberField';
import Slider from '../../../shared/ui/Figure/Slider';
import type {usePlans} from './usePlans';

export default function Fields({input, change}: ReturnType<typeof usePlans>): ReactNode {
  const {available, memory, count} = input;
  return (
    <>
      <Slider
        name="count"
        label="你用几台"
        min={1}
        max={available}
        value={count}
        text={`${count} 台`}
        onChange={(value) => change({count: value})}
      />
      <Slider
        name="memory"
        label="等内存的时间占"
        min={0}
        max={0.95}
        step={0.05}
        value={memory}
        text={percent(memory)}
        onChange={(value) => change({memory: value})}
      />
      <NumberField name="cap" label="上限 W" min={100} max={100_000} value={input.cap} onChange={(cap) => change({cap})} />
    </>
  );
}

/** What the machines are like. */
export function MachineFields({device, input, change, changeDevice}: ReturnType<typeof usePlans>): ReactNode {
  return (
    <>
      <NumberField name="base" label="公共部分 W" min={0} max={50_000} value={input.base} onChange={(base) => change({base})} />
      <NumberField
        name="available"
        label="最多几台"
        min={1}
        max={20}
        value={input.available}
        onChange={(value) => change({available: value})}
      />
      <NumberField name="still" label="每台静态 W" min={0} max={2000} value={device.still} onChange={(still) => changeDevice({still})} />
      <NumberField
        name="dynamic"
        label="满频动态 W"
        min={1}
        max={5000}
        value={device.dynamic}
        onChange={(dynamic) => changeDevice({dynamic})}
      />
      <Slider
        name="knee"
        label="电压降到底时的频率"
        min={MIN_FREQUENCY}
        max={0.9}
        step={0.05}
        value={device.knee}
        text={percent(device.knee)}
        onChange={(knee) => changeDevice({knee})}
      />
      <Slider
        name="least"
        label="最低电压"
        min={0.5}
        max={1}
        step={0.02}
        value={device.least}
        text={percent(device.least)}
        onChange={(least) => changeDevice({least})}
      />
    </>
  );
}
