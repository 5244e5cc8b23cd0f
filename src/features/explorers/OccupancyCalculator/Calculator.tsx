import {useState, type ReactNode} from 'react';
import {type Device, DEVICES, MAX_REGISTERS, MAX_THREADS, occupancyOf} from '@site/src/features/explorers/OccupancyCalculator/model';
import Figure from '../../../shared/ui/Figure';
import Choice from '../../../shared/ui/Figure/Choice';
import NumberField from '../../../shared/ui/Figure/NumberField';
import BlockSizes from './BlockSizes';
import Resources, {RESOURCES} from './Resources';

const OPTIONS = DEVICES.map(({capability}) => [capability, capability] as const);
const percent = (share: number) => `${(share * 100).toFixed(share === 1 ? 0 : 1)}%`;

const deviceOf = (capability: string): Device => DEVICES.find((device) => device.capability === capability)!;

/** The largest shared memory of a block that any device allows; those that allow less say so in the reading. */
const MAX_SHARED = Math.max(...DEVICES.map(({sharedPerBlock}) => sharedPerBlock));

export default function Calculator(): ReactNode {
  const [capability, setCapability] = useState('9.0');
  const [launch, setLaunch] = useState({threads: 256, registers: 40, shared: 8192});
  const device = deviceOf(capability);
  const result = occupancyOf(device, launch);
  const change = (part: Partial<typeof launch>) => setLaunch({...launch, ...part});

  return (
    <Figure
      title="占用率计算器"
      fields={
        <>
          <Choice name="capability" label={`计算能力（${device.cards}）`} options={OPTIONS} value={capability} onChange={setCapability} />
          <NumberField
            name="threads"
            label="每块线程数"
            min={1}
            max={MAX_THREADS}
            value={launch.threads}
            onChange={(threads) => change({threads})}
          />
          <NumberField
            name="registers"
            label="每线程寄存器"
            min={1}
            max={MAX_REGISTERS}
            value={launch.registers}
            onChange={(registers) => change({registers})}
          />
          <NumberField
            name="shared"
            label="每块共享字节"
            min={0}
            max={MAX_SHARED}
            value={launch.shared}
            onChange={(shared) => change({shared})}
          />
        </>
      }
      reading={
        result.blocks === 0 ? (
          <>一个块也放不下：每块要的{result.limits.map((limit) => RESOURCES[limit]).join('、')}超过了上限，核函数启动不了。</>
        ) : (
          <>
            每个 SM 驻留 <strong>{result.blocks}</strong> 块、<strong>{result.warps}</strong> 个线程束，占用率{' '}
            <strong>{percent(result.occupancy)}</strong>；不能再多，是因为{result.limits.map((limit) => RESOURCES[limit]).join('、')}。
          </>
        )
      }
      caption="上：一个 SM 的四种资源，每格是一块占去的一份；写着“先用完”的那种决定能放几块。下：只改块大小，占用率怎样变。各代参数出自编程指南的计算能力表，取整规则与工具包里的 cuda_occupancy.h 一致。"
    >
      <Resources device={device} result={result} />
      <BlockSizes device={device} launch={launch} />
    </Figure>
  );
}
