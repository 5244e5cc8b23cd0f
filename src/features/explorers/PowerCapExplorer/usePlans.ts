import {useState} from 'react';
import {bestOf, plansOf, type Device} from '@site/src/features/explorers/PowerCapExplorer/model';

const DEVICE: Device = {still: 60, dynamic: 290, knee: 0.55, least: 0.72};
const START = {cap: 3000, base: 400, available: 12, memory: 0.2, count: 7};

/** What the reader has set, and what each number of devices reaches with it. */
export function usePlans() {
  const [device, setDevice] = useState(DEVICE);
  const [input, setInput] = useState(START);
  const {cap, base, available, memory} = input;
  const count = Math.min(input.count, available);
  const plans = plansOf(device, {memory}, available, {cap, base});
  return {
    device,
    input: {...input, count},
    plans,
    best: bestOf(plans),
    own: plans.find((plan) => plan.count === count),
    change: (part: Partial<typeof START>) => setInput((before) => ({...before, ...part})),
    changeDevice: (part: Partial<Device>) => setDevice({...device, ...part}),
  };
}
