import type {ReactNode} from 'react';
import {loadSorts} from '@site/src/features/players/algorithms/sorting/sorts';
import island from '../../islands';
import type {RaceProps} from './Race';

const Race = island<RaceProps>('SortingRace', async () => {
  const [{default: Loaded}, sorts] = await Promise.all([import(/* webpackChunkName: "SortingRace" */ './Race'), loadSorts()]);
  return {default: (props: RaceProps) => <Loaded {...props} sorts={sorts} />};
});

/** `<SortingRace names="quick-sort heap-sort" input="5 2 9 1" />` in Markdown, checked by src/features/players/build/sorting.ts. */
export default function SortingRace(props: RaceProps): ReactNode {
  return <Race {...props} />;
}
