import {comparators, laneY, LANES, type Placed} from '../../../features/explorers/SortingNetwork/place';

/** The numbers of the home page's figure. */
export const INPUT = [6, 3, 8, 1, 7, 2, 5, 4];

/** Of the true network of the home page, the comparator that is not there: without it these numbers do not come out in order. */
export const MISSING = comparators.findIndex(({low, high}) => low === 3 && high === 5);

/** What comes out of the network without it. */
export function outputWithout(missing: number, input: readonly number[] = INPUT): number[] {
  const values = [...input];
  comparators.forEach(({low, high}, i) => {
    if (i !== missing && values[low]! > values[high]!) {
      [values[low], values[high]] = [values[high]!, values[low]!];
    }
  });
  return values;
}

export const lanes = Array.from({length: LANES}, (_, lane) => laneY(lane));
export const drawn = ({x, low, high}: Placed): string => `M${x} ${laneY(low)}V${laneY(high)}`;
