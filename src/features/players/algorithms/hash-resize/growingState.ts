/** A key in the hand, in the table, or in the old table that is being emptied. */
export interface GrowingItem {
  id: number;
  key: number;
  at: 'hand' | 'table' | 'old';
  slot: number;
}

/** A hash table that grows: while it is rebuilt there is an old one beside it. */
export interface GrowingState {
  size: number;
  /** Number of slots of the old table, while there is one. */
  oldSize?: number;
  items: readonly GrowingItem[];
  /** Slots with a tombstone. */
  tombstones: readonly number[];
  oldTombstones: readonly number[];
  /** Slots of the table that this operation, or this move, has looked at, in order. */
  path: readonly number[];
  compared: readonly number[];
  moved: readonly number[];
  done: readonly number[];
  /** For each insertion so far, how many keys it put into a slot: one, and those that it moved. */
  costs: readonly number[];
}
