import {useState} from 'react';
import {launchSize, type Triple} from '@site/src/features/explorers/GridExplorer/model';
import {SETUPS, type Dimensions} from './setups';

const onEachAxis = (of: (axis: keyof Triple) => number): Triple => ({x: of('x'), y: of('y'), z: of('z')});

/** A launch configuration and the thread chosen in it. */
export function useGrid() {
  const [dimensions, setDimensions] = useState<Dimensions>(1);
  const [setup, setSetup] = useState(SETUPS[1]);
  const [loop, setLoop] = useState<'guard' | 'stride'>('guard');
  const launch = launchSize(setup.grid, setup.block);
  const at = onEachAxis((axis) => Math.min(setup.at[axis], launch[axis] - 1));
  return {
    dimensions,
    setup,
    loop,
    launch,
    chosen: {
      at,
      block: onEachAxis((axis) => Math.floor(at[axis] / setup.block[axis])),
      thread: onEachAxis((axis) => at[axis] % setup.block[axis]),
    },
    isStride: dimensions === 1 && loop === 'stride',
    changeDimensions: (next: Dimensions) => {
      setDimensions(next);
      setSetup(SETUPS[next]);
    },
    setSetup,
    setLoop,
    choose: (next: Triple) => setSetup({...setup, at: next}),
  };
}
