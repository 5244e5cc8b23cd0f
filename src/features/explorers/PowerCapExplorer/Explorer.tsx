import {useState, type ReactNode} from 'react';
import {MIN_FREQUENCY, bestOf, energyOf, plansOf, power, type Device} from '@site/src/features/explorers/PowerCapExplorer/model';
import Figure from '../../../shared/ui/Figure';
import NumberField from '../../../shared/ui/Figure/NumberField';
import Slider from '../../../shared/ui/Figure/Slider';
import Bars from './Bars';

const DEVICE: Device = {still: 60, dynamic: 290, knee: 0.55, least: 0.72};
const START = {cap: 3000, base: 400, available: 12, memory: 0.2, count: 7};
const percent = (share: number) => `${(share * 100).toFixed(0)}%`;

export default function PowerCapExplorer(): ReactNode {
  const [device, setDevice] = useState(DEVICE);
  const [{cap, base, available, memory, count}, setInput] = useState(START);
  const change = (part: Partial<typeof START>) => setInput((before) => ({...before, ...part}));
  const plans = plansOf(device, {memory}, available, {cap, base});
  const best = bestOf(plans);
  const own = plans.find((plan) => plan.count === Math.min(count, available));
  const number = (name: 'cap' | 'base' | 'available', label: string, value: number, min: number, max: number) => (
    <NumberField name={name} label={label} min={min} max={max} value={value} onChange={(next) => change({[name]: next})} />
  );

  return (
    <Figure
      title="功耗上限之下：几台、多快"
      fields={
        <>
          <Slider
            name="count"
            label="你用几台"
            min={1}
            max={available}
            value={Math.min(count, available)}
            text={`${Math.min(count, available)} 台`}
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
          {number('cap', '上限 W', cap, 100, 100_000)}
          {number('base', '公共部分 W', base, 0, 50_000)}
          {number('available', '最多几台', available, 1, 20)}
          <NumberField
            name="still"
            label="每台静态 W"
            min={0}
            max={2000}
            value={device.still}
            onChange={(still) => setDevice({...device, still})}
          />
          <NumberField
            name="dynamic"
            label="满频动态 W"
            min={1}
            max={5000}
            value={device.dynamic}
            onChange={(dynamic) => setDevice({...device, dynamic})}
          />
          <Slider
            name="knee"
            label="电压降到底时的频率"
            min={MIN_FREQUENCY}
            max={0.9}
            step={0.05}
            value={device.knee}
            text={percent(device.knee)}
            onChange={(knee) => setDevice({...device, knee})}
          />
          <Slider
            name="least"
            label="最低电压"
            min={0.5}
            max={1}
            step={0.02}
            value={device.least}
            text={percent(device.least)}
            onChange={(least) => setDevice({...device, least})}
          />
        </>
      }
      reading={
        best ? (
          <>
            {own ? (
              <>
                用 {own.count} 台，频率最高 <strong>{percent(own.clock)}</strong>，共 {own.watts.toFixed(0)} W，性能{' '}
                <strong>{own.speed.toFixed(2)}</strong>；
              </>
            ) : (
              <>
                用 {Math.min(count, available)} 台，每台至少 {power(device, MIN_FREQUENCY).toFixed(0)} W，最低频率也超上限；
              </>
            )}
            最好是 <strong>{best.count}</strong> 台、频率 {percent(best.clock)}，性能 <strong>{best.speed.toFixed(2)}</strong>，每份工作{' '}
            {energyOf(best).toFixed(0)} J{own && `（你的是 ${energyOf(own).toFixed(0)} J）`}。
          </>
        ) : (
          <>上限连一台最低频率的设备（{(base + power(device, MIN_FREQUENCY)).toFixed(0)} W）也供不起。</>
        )
      }
      caption="柱高是性能，以一台满频为 1；每种台数都用上限允许的最高频率。▼ 是最好的，▲ 是你选的，× 是最低频率也超。假设工作平分到各台，没有通信损失。"
    >
      <Bars plans={plans} available={available} chosen={Math.min(count, available)} best={best} />
    </Figure>
  );
}
