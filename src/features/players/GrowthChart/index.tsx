import type {ReactNode} from 'react';
import {loadSorts} from '@site/src/features/players/algorithms/sorting/sorts';
import island from '../../islands';
import type {GrowthProps} from './Explorer';

const Explorer = island<GrowthProps>('GrowthChart', async () => {
  const [{default: Loaded}, sorts] = await Promise.all([import(/* webpackChunkName: "GrowthChart" */ './Explorer'), loadSorts()]);
  return {default: (props: GrowthProps) => <Loaded {...props} sorts={sorts} />};
});

/** `<GrowthChart names="insertion-sort merge-sort" order="random" />` in Markdown, checked by src/features/players/build/sorting.ts. */
export default function GrowthChart(props: GrowthProps): ReactNode {
  return <Explorer {...props} />;
}
