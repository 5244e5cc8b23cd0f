import {useState} from 'react';
import {gridsOf, orderFor} from '@site/src/features/explorers/HplCalculator/model';

const START = {memory: 256, nodes: 4, ranks: 16, fraction: 0.8, nb: 192, peak: 3000, efficiency: 0.75};
/** More grids than this do not fit the figure; the flattest are left out first. */
const MAX_GRIDS = 5;

/** A cluster, and the parameters of HPL that suit it. */
export function useHpl() {
  const [input, setInput] = useState(START);
  const [rows, setRows] = useState(0);
  const processes = input.nodes * input.ranks;
  const grids = gridsOf(processes).slice(-MAX_GRIDS);
  return {
    input,
    processes,
    grids,
    grid: grids.find(({p}) => p === rows) ?? grids.at(-1)!,
    n: orderFor(input, input.nb),
    change: (part: Partial<typeof START>) => setInput({...input, ...part}),
    setRows,
  };
}
