import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {HashItem, HashState} from '@site/src/features/players/algorithms/hash/hashRun';
import {useCentred} from './useCentred';
import styles from './hash.module.css';

/** Measures in units of the drawing, about one pixel each. */
const COLUMN = 28;
const BOX = 24;
const HAND = 4;
const INDEX = 48;
const SLOT = 60;
const ROW = 36;

const SIGNS = {compared: '△', moved: '●', done: '✓'};

const left = (slot: number) => slot * COLUMN + (COLUMN - BOX) / 2 + 2;
const top = (kind: HashState['kind'], place: number) => (place < 0 ? HAND : SLOT + (kind === 'chain' ? (place + 1) * ROW : 0));

function Item({item: {id, key, slot, place}, state}: {item: HashItem; state: HashState}): ReactNode {
  const mark = (['compared', 'moved', 'done'] as const).find((name) => state[name].includes(id));
  return (
    <g
      className={clsx(styles.item, mark && styles[mark], place < 0 && styles.hand)}
      style={{transform: `translate(${left(slot)}px, ${top(state.kind, place)}px)`}}
    >
      {place < 0 && <path className={styles.arrow} d={`M${BOX / 2 - 5} ${BOX + 3}h10l-5 6z`} />}
      <rect width={BOX} height={BOX} rx={3} />
      <text x={BOX / 2} y={BOX / 2}>
        {key}
      </text>
      {mark && (
        <text className={styles.sign} x={BOX - 2} y={0}>
          {SIGNS[mark]}
        </text>
      )}
    </g>
  );
}

/** A slot: with chaining, the head of its chain; with probing, its place in the probe sequence and its tombstone. */
function Slot({slot, length, state: {kind, tombstones, path}}: {slot: number; length: number; state: HashState}): ReactNode {
  const x = left(slot);
  const middle = x + BOX / 2;
  const probed = path.indexOf(slot);
  return (
    <>
      <text className={styles.index} x={middle} y={INDEX}>
        {slot}
      </text>
      <rect className={clsx(styles.slot, probed >= 0 && styles.probed)} x={x} y={SLOT} width={BOX} height={BOX} rx={2} />
      {kind === 'chain' &&
        (length > 0 ? (
          <circle className={styles.dot} cx={middle} cy={SLOT + BOX / 2} r={3} />
        ) : (
          <path className={styles.link} d={`M${x + 5} ${SLOT + BOX - 5}l${BOX - 10} ${10 - BOX}`} />
        ))}
      {Array.from({length: kind === 'chain' ? length : 0}, (_, place) => (
        <path
          key={place}
          className={styles.link}
          d={`M${middle} ${place === 0 ? SLOT + BOX / 2 : SLOT + place * ROW + BOX}V${SLOT + (place + 1) * ROW - 1}m-3.5-5l3.5 5l3.5-5`}
        />
      ))}
      {tombstones.includes(slot) && (
        <text className={styles.gone} x={middle} y={SLOT + BOX / 2}>
          删
        </text>
      )}
      {kind === 'probe' && probed >= 0 && (
        <text className={styles.order} x={middle} y={SLOT + BOX + 13}>
          {probed + 1}
        </text>
      )}
    </>
  );
}

const BY_ID = ({id}: HashItem, other: HashItem) => id - other.id;

function labelOf({size, items, tombstones}: HashState): string {
  const keysOf = (slot: number) => items.filter((item) => item.slot === slot && item.place >= 0).sort((a, b) => a.place - b.place);
  const slots = Array.from({length: size}, (_, slot) => ({
    slot,
    text: tombstones.includes(slot)
      ? '删除标记'
      : keysOf(slot)
          .map(({key}) => key)
          .join('、'),
  }));
  return (
    slots
      .filter(({text}) => text)
      .map(({slot, text}) => `${slot} 号格 ${text}`)
      .join('，') || '空表'
  );
}

/** Slots side by side, the key of the operation above them, stored keys in the slots or in chains below. */
export default function HashView({state}: {state: HashState}): ReactNode {
  const {kind, size, depth, items, path} = state;
  const focus = path.at(-1) ?? items.find(({place}) => place < 0)?.slot ?? 0;
  const width = size * COLUMN + 4;
  const box = useCentred((focus + 0.5) / size, width);
  const height = SLOT + BOX + (kind === 'chain' ? depth * ROW + 4 : 24);
  return (
    <div ref={box} className={styles.box}>
      <svg
        className={styles.hash}
        viewBox={`0 0 ${width} ${height}`}
        style={{minWidth: `${width * 0.9}px`, maxWidth: `${width * 1.4}px`}}
        role="img"
        aria-label={labelOf(state)}
      >
        {Array.from({length: size}, (_, slot) => (
          <Slot key={slot} slot={slot} length={items.filter((item) => item.slot === slot && item.place >= 0).length} state={state} />
        ))}
        {[...items].sort(BY_ID).map((item) => (
          <Item key={item.id} item={item} state={state} />
        ))}
      </svg>
    </div>
  );
}

export const legendOf = ({kind}: HashState): string =>
  `最上面是手里的键，△ 正在比较，● 刚放好，✓ 找到的；${kind === 'chain' ? '格里的圆点领着一条链，斜线是空链。' : '格下的数字是第几次探查，“删”是删除标记。'}`;
