import type {ReactNode} from 'react';
import clsx from 'clsx';
import {walk, type ListNode, type ListState} from '@site/src/features/players/algorithms/list/listRun';
import {useCentred} from './useCentred';
import styles from './list.module.css';

/** Measures in units of the drawing, about one pixel each. */
const COLUMN = 44;
const BOX = {width: 30, height: 26};
const TOP = 44;
const ROW = 58;
/** Where pointers are drawn that go around other nodes. */
const LOW = TOP + BOX.height + 17;

const middle = ({at}: ListNode) => at * COLUMN + COLUMN / 2;
const top = ({row}: ListNode) => TOP + row * ROW;
const place = (x: number, y: number) => ({transform: `translate(${x}px, ${y}px)`});

/** A pointer is drawn straight unless another node stands in between. */
function isStraight(from: ListNode, to: ListNode, nodes: readonly ListNode[]): boolean {
  const between = ({row, at}: ListNode) => row === from.row && at > Math.min(from.at, to.at) && at < Math.max(from.at, to.at);
  return from !== to && (from.row !== to.row || !nodes.some(between));
}

/** Where a straight pointer leaves one box and meets the other. */
function ends(from: ListNode, to: ListNode) {
  const edge = (node: ListNode, other: ListNode) => {
    const [dx, dy] = [middle(other) - middle(node), top(other) - top(node)];
    const share = Math.min(BOX.width / 2 / Math.abs(dx || 1e-9), BOX.height / 2 / Math.abs(dy || 1e-9));
    return [middle(node) + dx * share, top(node) + BOX.height / 2 + dy * share] as const;
  };
  const [x, y] = edge(from, to);
  const [toX, toY] = edge(to, from);
  return {x, y, length: Math.hypot(toX - x, toY - y), angle: Math.atan2(toY - y, toX - x)};
}

function Pointer({from, to, nodes, className}: {from: ListNode; to?: ListNode; nodes: readonly ListNode[]; className?: string}): ReactNode {
  if (!to) {
    return (
      <path className={clsx(styles.pointer, className)} style={place(middle(from), top(from) + BOX.height)} d="M0 0v7m-6 0h12m-9 3h6" />
    );
  }
  if (!isStraight(from, to, nodes)) {
    const x = middle(to) + (from === to ? 9 : 7);
    const bottom = TOP + BOX.height;
    return (
      <path
        className={clsx(styles.pointer, className)}
        d={`M${middle(from) - (from === to ? 7 : 0)} ${bottom}V${LOW}H${x}V${bottom + 1}m-3.5 6l3.5-6l3.5 6`}
      />
    );
  }
  const {x, y, length, angle} = ends(from, to);
  return (
    <g className={clsx(styles.pointer, styles.hand, className)} style={{transform: `translate(${x}px, ${y}px) rotate(${angle}rad)`}}>
      <path className={styles.shaft} style={{transform: `scaleX(${length})`}} d="M0 0h1" vectorEffect="non-scaling-stroke" />
      <path style={place(length, 0)} d="M-6-3.5L0 0l-6 3.5" />
    </g>
  );
}

function Node({node, state}: {node: ListNode; state: ListState}): ReactNode {
  const {id, text} = node;
  const mark =
    state.reassigned?.id === id ? 'moved' : state.compared.includes(id) ? 'compared' : state.done.includes(id) ? 'done' : undefined;
  return (
    <g className={clsx(styles.node, mark && styles[mark], text === '头' && styles.sentinel)} style={place(middle(node), top(node))}>
      <rect x={-BOX.width / 2} width={BOX.width} height={BOX.height} rx={3} />
      <text className={styles.value} y={BOX.height / 2}>
        {text}
      </text>
      {mark && (
        <text className={styles.sign} x={-BOX.width / 2 + 4} y={BOX.height + 8}>
          {{moved: '●', compared: '△', done: '✓'}[mark]}
        </text>
      )}
    </g>
  );
}

/** Pointer variables above the nodes that they point to, stacked; null is at the right end. */
function Variables({state: {pointers, nodes, columns}}: {state: ListState}): ReactNode {
  return pointers.map(({name, to}, i) => {
    const node = nodes.find(({id}) => id === to);
    const below = pointers.slice(i + 1).filter((other) => other.to === to).length;
    // A node in the lower row is pointed to from above, so its variable is drawn beside it.
    const beside = node?.row === 1;
    const x = node ? middle(node) : columns * COLUMN + COLUMN / 2;
    const y = node ? top(node) : TOP;
    return (
      <g
        key={name}
        className={styles.variable}
        style={beside ? place(x + BOX.width / 2 + 15, y + BOX.height - 3) : place(x, y - 8 - below * 15)}
      >
        <text>{name}</text>
        {below === 0 && <path d={beside ? 'M-6-8v8l-5-4z' : 'M-4 2h8l-4 4.5z'} />}
      </g>
    );
  });
}

const BY_ID = ({id}: ListNode, other: ListNode) => id - other.id;

function labelOf({nodes, first, pointers}: ListState): string {
  const textOf = (id?: number) => nodes.find((node) => node.id === id)?.text ?? '空';
  const ids = walk({nodes, first});
  const end = nodes.find(({id}) => id === ids.at(-1))?.next;
  return [`${[...ids, end].map(textOf).join(' → ')}`, ...pointers.map(({name, to}) => `${name} 指向 ${textOf(to)}`)].join('，');
}

/** Nodes and the pointers between them; a reassigned pointer is animated to its new target. */
export default function ListView({state}: {state: ListState}): ReactNode {
  const {reassigned, columns, rows, pointers} = state;
  const nodes = [...state.nodes].sort(BY_ID);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const focus = byId.get(reassigned?.id ?? pointers.filter(({to}) => to !== undefined).at(-1)?.to ?? 0)?.at ?? 0;
  const width = (columns + 1) * COLUMN;
  const box = useCentred((focus + 0.5) / (columns + 1), width);
  const from = reassigned && byId.get(reassigned.id);
  return (
    <div ref={box} className={styles.box}>
      <svg
        className={styles.list}
        viewBox={`0 0 ${width} ${TOP + (rows - 1) * ROW + BOX.height + 20}`}
        style={{minWidth: `${width * 0.8}px`, maxWidth: `${width * 1.2}px`}}
        role="img"
        aria-label={labelOf(state)}
      >
        {pointers.some(({to}) => to === undefined) && (
          <text className={styles.null} x={columns * COLUMN + COLUMN / 2} y={TOP + BOX.height / 2}>
            空
          </text>
        )}
        {from && <Pointer from={from} to={byId.get(reassigned.was ?? -1)} nodes={nodes} className={styles.was} />}
        {nodes.map((node) => (
          <Pointer
            key={node.id}
            from={node}
            to={byId.get(node.next ?? -1)}
            nodes={nodes}
            className={node === from ? styles.reassigned : undefined}
          />
        ))}
        {nodes.map((node) => (
          <Node key={node.id} node={node} state={state} />
        ))}
        <Variables state={state} />
      </svg>
    </div>
  );
}

export const legendOf = ({rows}: ListState): string =>
  rows === 2
    ? '虚框的“头”是哨兵；方框下接地的短线是空指针；● 刚改了指针，虚线是它原来的指向；△ 正在比较；上方的名字是指针变量。'
    : '上方的名字是指针变量；方框下接地的短线是空指针；△ 相遇处，✓ 要找的结点。';
