import type {ReactNode} from 'react';
import {MIN_FREQUENCY, energyOf, power} from '@site/src/features/explorers/PowerCapExplorer/model';
import {percent} from './percent';
import type {usePlans} from './usePlans';

/** The reader's plan and the best one, in words. */
export default function Reading({device, input, best, own}: ReturnType<typeof usePlans>): ReactNode {
  return best ? (
    <>
      {own ? (
        <>
          用 {own.count} 台，频率最高 <strong>{percent(own.clock)}</strong>，共 {own.watts.toFixed(0)} W，性能{' '}
          <strong>{own.speed.toFixed(2)}</strong>；
        </>
      ) : (
        <>
          用 {input.count} 台，每台至少 {power(device, MIN_FREQUENCY).toFixed(0)} W，最低频率也超上限；
        </>
      )}
      最好是 <strong>{best.count}</strong> 台、频率 {percent(best.clock)}，性能 <strong>{best.speed.toFixed(2)}</strong>，每份工作{' '}
      {energyOf(best).toFixed(0)} J{own && `（你的是 ${energyOf(own).toFixed(0)} J）`}。
    </>
  ) : (
    <>上限连一台最低频率的设备（{(input.base + power(device, MIN_FREQUENCY)).toFixed(0)} W）也供不起。</>
  );
}
