import {type ReactNode} from 'react';
import type {Device, Limit, Occupancy} from '@site/src/features/explorers/OccupancyCalculator/model';
import styles from './styles.module.css';

const WIDTH = 360;
const ROW = 56;
const BAR = 22;

/** The four resources of an SM, in words. */
export const RESOURCES: Record<Limit, string> = {warps: '线程束位', blocks: '块位', registers: '寄存器', shared: '共享内存'};

const kib = (bytes: number) => `${Number((bytes / 1024).toFixed(1))} KiB`;
const plain = (count: number) => String(count);

/** Each resource: capacity of the SM, demand of a block, and format. */
function stocks(device: Device, {taken}: Occupancy) {
  return [
    {limit: 'warps', all: device.warps, each: taken.warps, write: plain},
    {limit: 'blocks', all: device.blocks, each: 1, write: plain},
    {limit: 'registers', all: device.registers, each: taken.registers, write: plain},
    {limit: 'shared', all: device.shared, each: taken.shared, write: kib},
  ] as const;
}

/** A bar for each resource of an SM, with a segment for each block that resides. */
export default function Resources({device, result}: {device: Device; result: Occupancy}): ReactNode {
  return (
    <svg className={styles.plot} viewBox={`0 0 ${WIDTH} ${ROW * 4}`} role="img" aria-label="一个 SM 的四种资源，各用去多少">
      {stocks(device, result).map(({limit, all, each, write}, row) => {
        const isLimit = result.limits.includes(limit);
        const segment = (each / all) * WIDTH;
        return (
          <g key={limit} transform={`translate(0 ${row * ROW})`} className={isLimit ? styles.limiting : undefined}>
            <text className={styles.name} y={16}>
              {RESOURCES[limit]}
              {isLimit && '（先用完）'}
            </text>
            <text className={styles.amount} x={WIDTH} y={16}>
              {write(result.blocks * each)} / {write(all)}，每块 {write(each)}
            </text>
            <rect className={styles.stock} x={0.5} y={22.5} width={WIDTH - 1} height={BAR} />
            {Array.from({length: result.blocks}, (_, block) => (
              <rect
                key={block}
                className={styles.block}
                x={(block * segment + 1).toFixed(1)}
                y={24}
                width={Math.max(0.5, segment - 1.5).toFixed(1)}
                height={BAR - 3}
              />
            ))}
          </g>
        );
      })}
    </svg>
  );
}
