import {groupBy} from '../../../shared/pure/groupBy';
import type {SearchRecord} from '../engine/types';

export type ShownHit = Pick<SearchRecord, 'url' | 'hierarchy'>;

const PER_GROUP = 5;

/** The page of each row as DocSearch shows the hits: grouped by lvl0, at most five a group, and in a group by lvl1. */
export function shownRows(hits: ShownHit[]): string[] {
  const shown = [...groupBy(hits, ({hierarchy}) => hierarchy.lvl0).values()].flatMap((group) =>
    [...groupBy(group.slice(0, PER_GROUP), ({hierarchy}) => hierarchy.lvl1).values()].flat(),
  );
  return shown.map(({url}) => url.split('#')[0]!);
}
