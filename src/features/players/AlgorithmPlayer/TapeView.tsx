import {useMemo, type ReactNode} from 'react';
import clsx from 'clsx';
import type {TapeEdge, TapeNode, TapeState} from '@site/src/features/players/algorithms/back-propagation/tapeState';
import type {Step} from '@site/src/features/players/algorithms/types';
import {BOX, layoutOf, type Point} from './tapeLayout';
import styles from './tape.module.css';

const SIGNS = {now: '●', open: '△', done: '✓'};
const WORDS = {now: '当前', open: '相邻', done: '已传完'};
/** How far two edges between the same nodes are apart. */
const TWIN = 12;

function Node({node: {name, formula, value, gradient, mark}, x, y}: Point & {node: TapeNode}): ReactNode {
  return (
    <g className={clsx(styles.node, mark && styles[mark])}>
      <rect x={x - BOX.width / 2} y={y - BOX.height / 2} width={BOX.width} height={BOX.height} rx={5} />
      <text className={styles.name} x={x} y={y - 16}>
        {formula ? `${name}=${formula}` : name}
      </text>
      <text x={x} y={y + 1}>
        {value ?? '?'}
      </text>
      {gradient !== undefined && (
        <text className={styles.gradient} x={x} y={y + 17}>
          ∂ {gradient}
        </text>
      )}
      {mark && (
        <text className={styles.sign} x={x + BOX.width / 2 - 4} y={y - BOX.height / 2}>
          {SIGNS[mark]}
        </text>
      )}
    </g>
  );
}

const round = (n: number) => Math.round(n * 10) / 10;

/** An edge, straight through the levels that it passes, bent between them. */
function Edge({edge: {slope}, route, aside}: {edge: TapeEdge; route: readonly Point[]; aside: number}): ReactNode {
  const half = BOX.height / 2;
  const pieces = route.slice(1).map((to, i) => {
    const from = route[i]!;
    const [top, bottom] = [from.y + half, to.y - half];
    const middle = (top + bottom) / 2;
    const pass = i > 0 ? `L${round(from.x + aside)} ${top}` : `M${round(from.x + aside)} ${top}`;
    return `${pass}C${round(from.x + aside)} ${middle} ${round(to.x + aside)} ${middle} ${round(to.x + aside)} ${bottom}`;
  });
  const first = route[0]!;
  const second = route[1]!;
  return (
    <g className={clsx(styles.edge, slope !== undefined && styles.looked)}>
      <path d={pieces.join('')} />
      {slope !== undefined && (
        <text x={round((first.x + second.x) / 2 + aside * 2)} y={first.y + half + 14}>
          ×{slope}
        </text>
      )}
    </g>
  );
}

/** Text alternative of the drawing. */
function inWords({nodes}: TapeState): string {
  return nodes
    .map(({name, formula, value, gradient, mark}) =>
      [
        formula ? `${name}=${formula}` : name,
        value === undefined ? '还没有算' : `值 ${value}`,
        gradient !== undefined && `梯度 ${gradient}`,
        mark && WORDS[mark],
      ]
        .filter(Boolean)
        .join(' '),
    )
    .join('，');
}

/** A computational graph from the numbers at the top to the loss: in each box the operation, its value, and its gradient. */
export default function TapeView({state, run}: {state: TapeState; run: readonly Step<TapeState>[]}): ReactNode {
  // The graph is the same at every step.
  const layout = useMemo(() => layoutOf(run[0]!.state), [run]);
  const {places, routes, width, height} = layout;
  const asideOf = ({from, to}: TapeEdge, e: number) => {
    const twins = state.edges.flatMap((edge, i) => (edge.from === from && edge.to === to ? [i] : []));
    return (twins.indexOf(e) - (twins.length - 1) / 2) * TWIN;
  };
  return (
    <div className={styles.scroll}>
      <svg
        className={styles.tape}
        viewBox={`0 0 ${round(width)} ${height}`}
        style={{minWidth: `${round(width * 0.86)}px`, maxWidth: `${round(width * 1.15)}px`}}
        role="img"
        aria-label={inWords(state)}
      >
        {state.edges.map((edge, e) => (
          <Edge key={e} edge={edge} route={routes[e]!} aside={asideOf(edge, e)} />
        ))}
        {state.nodes.map((node, i) => (
          <Node key={node.id} node={node} {...places[i]!} />
        ))}
      </svg>
    </div>
  );
}

export const legendOf = (): string =>
  '每格第一行是算什么，第二行是值，第三行 ∂ 后面是损失对它的梯度。● 正在处理，△ 是它的来处，✓ 已把梯度传完；线旁的 × 是局部导数。';
