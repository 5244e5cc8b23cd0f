import {useMemo, type ReactNode} from 'react';
import clsx from 'clsx';
import type {GrowingItem, GrowingState} from '@site/src/features/players/algorithms/hash-resize/growingState';
import type {Step} from '@site/src/features/players/algorithms/types';
import styles from './hash.module.css';

/** Measures in units of the drawing, about one pixel each. */
const COLUMNS = 8;
const COLUMN = 38;
const BOX = {width: 32, height: 26};
const ROW = 44;
const HAND = 40;
/** Height of the line above the old table. */
const NAME = 22;
const WIDTH = COLUMNS * COLUMN;
/** The bars of the costs below the tables. */
const BARS = {height: 46, step: 15, width: 11};

const SIGNS = {compared: '△', moved: '●', done: '✓'};

const rowsOf = (size = 0) => size / COLUMNS;

/** Where a slot's box is, in a table whose first row starts at `top`. */
const cornerOf = (slot: number, top: number) => ({
  x: (slot % COLUMNS) * COLUMN + (COLUMN - BOX.width) / 2,
  y: top + Math.floor(slot / COLUMNS) * ROW + ROW - BOX.height,
});

const tops = ({size}: GrowingState) => ({table: HAND, old: HAND + rowsOf(size) * ROW + NAME});

function Slot({slot, top, isProbed, isGone}: {slot: number; top: number; isProbed: boolean; isGone: boolean}): ReactNode {
  const {x, y} = cornerOf(slot, top);
  return (
    <>
      <text className={styles.index} x={x + BOX.width / 2} y={y - 8}>
        {slot}
      </text>
      <rect className={clsx(styles.slot, isProbed && styles.probed)} x={x} y={y} width={BOX.width} height={BOX.height} rx={2} />
      {isGone && (
        <text className={styles.gone} x={x + BOX.width / 2} y={y + BOX.height / 2}>
          删
        </text>
      )}
    </>
  );
}

function Item({item, state}: {item: GrowingItem; state: GrowingState}): ReactNode {
  const {id, key, at, slot} = item;
  const mark = (['compared', 'moved', 'done'] as const).find((name) => state[name].includes(id));
  const isHeld = at === 'hand';
  const {x, y} = isHeld ? {x: cornerOf(slot, 0).x, y: 2} : cornerOf(slot, tops(state)[at]);
  return (
    <g className={clsx(styles.item, mark && styles[mark], isHeld && styles.hand)} style={{transform: `translate(${x}px, ${y}px)`}}>
      <rect width={BOX.width} height={BOX.height} rx={3} />
      <text x={BOX.width / 2} y={BOX.height / 2}>
        {key}
      </text>
      {mark && (
        <text className={styles.sign} x={BOX.width - 2} y={1}>
          {SIGNS[mark]}
        </text>
      )}
    </g>
  );
}

const tableInWords = (size: number, items: readonly GrowingItem[], tombstones: readonly number[]): string => {
  const taken = [...items.map(({slot, key}) => ({slot, text: String(key)})), ...tombstones.map((slot) => ({slot, text: '删除标记'}))].sort(
    (a, b) => a.slot - b.slot,
  );
  return `${size} 格${taken.length > 0 ? `：${taken.map(({slot, text}) => `${slot} 号 ${text}`).join('，')}` : '，空的'}`;
};

function inWords({size, oldSize, items, tombstones, oldTombstones}: GrowingState): string {
  const of = (at: GrowingItem['at']) => items.filter((item) => item.at === at);
  const table = tableInWords(size, of('table'), tombstones);
  return oldSize === undefined ? table : `${table}；旧表 ${tableInWords(oldSize, of('old'), oldTombstones)}`;
}

const BY_ID = ({id}: GrowingItem, other: GrowingItem) => id - other.id;

/** The heights of the tables of all steps, so that the drawing does not grow, and the greatest cost of an insertion. */
function frameOf(run: readonly Step<GrowingState>[]) {
  const heights = run.map(({state: {size, oldSize}}) => rowsOf(size) * ROW + (oldSize ? NAME + rowsOf(oldSize) * ROW : 0));
  return {bottom: HAND + Math.max(...heights) + 8, dearest: Math.max(2, ...run.at(-1)!.state.costs)};
}

/** For each insertion a bar as high as the keys that it put into slots. */
function Costs({costs, top, dearest}: {costs: readonly number[]; top: number; dearest: number}): ReactNode {
  const foot = top + BARS.height;
  return (
    <>
      {costs.map((cost, i) => {
        const height = (cost / dearest) * (BARS.height - 14);
        const x = i * BARS.step + 3;
        return (
          <g key={i}>
            <rect className={clsx(styles.bar, cost > 1 && styles.dear)} x={x} y={foot - height} width={BARS.width} height={height} />
            {cost > 1 && (
              <text className={styles.index} x={x + BARS.width / 2} y={foot - height - 7}>
                {cost}
              </text>
            )}
          </g>
        );
      })}
      <path className={styles.foot} d={`M0 ${foot}H${WIDTH}`} />
    </>
  );
}

/** What the insertions cost together, in a sentence. */
function costInWords(costs: readonly number[]): string {
  const sum = costs.reduce((total, cost) => total + cost, 0);
  return costs.length === 0
    ? '还没有插入。'
    : `插入 ${costs.length} 次，放键 ${sum} 次，平均 ${(sum / costs.length).toFixed(2)}，最多 ${Math.max(...costs)}。`;
}

/** A table in rows of eight slots, the key of the operation above it, the old table below, and what each insertion cost. */
export default function GrowingView({state, run}: {state: GrowingState; run: readonly Step<GrowingState>[]}): ReactNode {
  const {size, oldSize = 0, items, tombstones, oldTombstones, path, costs} = state;
  const {bottom, dearest} = useMemo(() => frameOf(run), [run]);
  const {table, old} = tops(state);
  const height = bottom + BARS.height + 2;
  return (
    <div>
      <svg
        className={styles.hash}
        viewBox={`0 0 ${WIDTH} ${height}`}
        style={{maxWidth: `${WIDTH * 1.25}px`}}
        role="img"
        aria-label={inWords(state)}
      >
        {Array.from({length: size}, (_, slot) => (
          <Slot key={slot} slot={slot} top={table} isProbed={path.includes(slot)} isGone={tombstones.includes(slot)} />
        ))}
        {oldSize > 0 && (
          <text className={styles.caption} x={3} y={old - NAME / 2 + 4}>
            旧表
          </text>
        )}
        {Array.from({length: oldSize}, (_, slot) => (
          <Slot key={`old ${slot}`} slot={slot} top={old} isProbed={false} isGone={oldTombstones.includes(slot)} />
        ))}
        {[...items].sort(BY_ID).map((item) => (
          <Item key={item.id} item={item} state={state} />
        ))}
        <Costs costs={costs} top={bottom} dearest={dearest} />
      </svg>
      <p className={styles.costs}>{costInWords(costs)}</p>
    </div>
  );
}

export const legendOf = (): string =>
  '最上面是手里的键，粗框是这一次看过的格，△ 正在比较，● 刚放好，✓ 找到的，“删”是删除标记。下面每根柱是一次插入放了几次键，搬家的也算。';
