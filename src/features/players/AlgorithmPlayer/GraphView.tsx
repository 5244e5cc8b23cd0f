import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import type {GraphEdge, GraphNode, GraphRow, GraphState, GraphTable, Place} from '@site/src/features/players/algorithms/graph/graphState';
import styles from './graph.module.css';

/** Units of the drawing, close to pixels on a phone. */
const HALF = 30;
const ROW = 72;
const RADIUS = 15;
const MARGIN = {side: 26, top: 22, bottom: 34};
/** How far the two edges between a pair of nodes bend away from each other. */
const BEND = 12;

const SIGNS = {open: '△', done: '✓'};
const WORDS = {open: '待处理', done: '已完成'};
const CELL_WORDS = {now: '正取出', done: '选中', out: '作废'};

interface Point {
  x: number;
  y: number;
}

function frameOf(nodes: readonly GraphNode[]) {
  const [xs, ys] = [nodes.map(({at}) => at.x), nodes.map(({at}) => at.y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    width: (Math.max(...xs) - left) * HALF + 2 * MARGIN.side,
    height: (Math.max(...ys) - top) * ROW + MARGIN.top + MARGIN.bottom,
    place: ({x, y}: Place): Point => ({x: (x - left) * HALF + MARGIN.side, y: (y - top) * ROW + MARGIN.top}),
  };
}

const round = (n: number) => Math.round(n * 10) / 10;
const at = ({x, y}: Point) => `${round(x)} ${round(y)}`;

/** The line of an edge between the rims of its nodes, its arrow head, and where its text stands. */
function shapeOf(a: Point, b: Point, bend: number) {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const along = {x: (b.x - a.x) / length, y: (b.y - a.y) / length};
  const aside = {x: -along.y, y: along.x};
  const from = (p: Point, ahead: number, sideways: number): Point => ({
    x: p.x + ahead * along.x + sideways * aside.x,
    y: p.y + ahead * along.y + sideways * aside.y,
  });
  const middle = from(a, length / 2, 0);
  const [tail, tip] = [from(a, RADIUS + 1, bend / 3), from(b, -RADIUS - 2, bend / 3)];
  const turn = from(middle, 0, bend * 1.4);
  const back = from(tip, -9, bend && bend / 3);
  return {
    line: `M${at(tail)}${bend ? `Q${at(turn)} ` : 'L'}${at(tip)}`,
    head: `M${at(tip)}L${at(from(back, 0, 4.5))}L${at(from(back, 0, -4.5))}Z`,
    text: from(middle, bend ? 0 : length / 14, bend),
  };
}

function Edge({edge, a, b, bend, directed}: {edge: GraphEdge; a: Point; b: Point; bend: number; directed: boolean}): ReactNode {
  const {line, head, text} = shapeOf(a, b, bend);
  return (
    <g className={clsx(styles.edge, edge.mark && styles[edge.mark])}>
      <path className={styles.line} d={line} />
      {directed && <path className={styles.head} d={head} />}
      {edge.label && (
        <text x={round(text.x)} y={round(text.y)}>
          {edge.label}
        </text>
      )}
    </g>
  );
}

function Node({node: {name, mark, note}, x, y}: Point & {node: GraphNode}): ReactNode {
  return (
    <g className={clsx(styles.node, mark && styles[mark])}>
      <circle cx={x} cy={y} r={RADIUS} />
      <text x={x} y={y}>
        {name}
      </text>
      {mark && (
        <text className={styles.sign} x={x + 17} y={y - 14}>
          {SIGNS[mark]}
        </text>
      )}
      {note && (
        <text className={styles.note} x={x} y={y + 24}>
          {note}
        </text>
      )}
    </g>
  );
}

const Row = ({row: {name, cells}}: {row: GraphRow}): ReactNode => (
  <p className={styles.row}>
    <span className={styles.name}>{name}</span>
    {cells.map(({id, text, mark}) => (
      <span key={id} className={clsx(styles.cell, mark && styles[mark])}>
        {text}
      </span>
    ))}
    {cells.length === 0 && <span className={styles.none}>空</span>}
  </p>
);

/** A grid, and no table element, whose look is that of the tables of the text; it scrolls in its own box where it is too wide. */
const Table = ({table: {corner, columns, rows}}: {table: GraphTable}): ReactNode => (
  <div className={styles.scroll}>
    <div className={styles.table} style={{gridTemplateColumns: `auto repeat(${columns.length}, minmax(2.5rem, auto))`}}>
      <span className={styles.heading}>{corner}</span>
      {columns.map((name) => (
        <span key={name} className={styles.heading}>
          {name}
        </span>
      ))}
      {rows.map(({name, cells}) => (
        <Fragment key={name}>
          <span className={styles.heading}>{name}</span>
          {cells.map(({text, mark}, i) => (
            <span key={i} className={clsx(styles.number, mark && styles[mark])}>
              {text}
            </span>
          ))}
        </Fragment>
      ))}
    </div>
  </div>
);

/** Text alternative of the drawing. */
function describe({nodes, edges, now, rows, table, directed}: GraphState): string {
  const node = ({id, name, mark, note}: GraphNode) => [name, note, mark && WORDS[mark], id === now && '当前'].filter(Boolean).join(' ');
  const tree = edges
    .filter(({mark}) => mark === 'tree')
    .map(({from, to}) => `${nodes[from]!.name}${directed ? '→' : '–'}${nodes[to]!.name}`);
  const held = rows.map(
    ({name, cells}) => `${name}：${cells.map(({text, mark}) => `${text}${mark ? `（${CELL_WORDS[mark]}）` : ''}`).join('、') || '空'}`,
  );
  const {columns, rows: all}: Pick<GraphTable, 'columns' | 'rows'> = table ?? {columns: [], rows: []};
  const lines = all.filter(({cells}) => cells.some(({text}) => text));
  return [
    nodes.map(node).join('，'),
    ...(tree.length > 0 ? [`粗线：${tree.join('、')}`] : []),
    ...held,
    ...lines.map(({name, cells}) => `表中${name}：${cells.map(({text}, i) => `${columns[i]} ${text}`).join('、')}`),
  ].join('；');
}

/** A graph with fixed node positions and changing marks; below it the algorithm's data structures, one row each. */
export default function GraphView({state}: {state: GraphState}): ReactNode {
  const {nodes, edges, directed, now, rows, table} = state;
  const {width, height, place} = frameOf(nodes);
  const places = nodes.map((node) => place(node.at));
  const isPaired = ({from, to}: GraphEdge) => edges.some((other) => other.from === to && other.to === from);
  return (
    <div role="img" aria-label={describe(state)}>
      <svg className={styles.graph} viewBox={`0 0 ${width} ${height}`} style={{maxWidth: `${width * 1.3}px`}} aria-hidden="true">
        {edges.map((edge) => (
          <Edge
            key={edge.id}
            edge={edge}
            a={places[edge.from]!}
            b={places[edge.to]!}
            bend={isPaired(edge) ? BEND : 0}
            directed={directed}
          />
        ))}
        <g
          className={styles.now}
          style={{transform: `translate(${places[now ?? 0]!.x}px, ${places[now ?? 0]!.y}px)`, opacity: now === undefined ? 0 : 1}}
        >
          <circle r={RADIUS + 4.5} />
        </g>
        {nodes.map((node, i) => (
          <Node key={node.id} node={node} {...places[i]!} />
        ))}
      </svg>
      {rows.map((row) => (
        <Row key={row.name} row={row} />
      ))}
      {table && <Table table={table} />}
    </div>
  );
}

export const legendOf = ({legend}: GraphState): string => legend;
