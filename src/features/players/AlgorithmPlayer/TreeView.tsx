import {useEffect, useMemo, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import type {TreeState} from '@site/src/features/players/algorithms/tree/treeState';
import type {Step} from '@site/src/features/players/algorithms/types';
import {MARGIN, NODE, frameOf, layoutOf, type Placed} from './treeLayout';
import {treeInWords} from './treeInWords';
import styles from './tree.module.css';

/** A sign besides the colour, so that marks do not rely on colour alone (WCAG 1.4.1). */
const SIGNS = {compared: '△', moved: '●', done: '✓'};
type Mark = keyof typeof SIGNS;

/** The smallest scale before the box scrolls: the keys' 14 units are 12 px then. */
const SHRINK = 0.86;

/** The mark of a node or cell: a mark of the current step takes precedence over `done`. */
function markOf(id: number, {compared, moved, done}: TreeState): Mark | undefined {
  return moved.includes(id) ? 'moved' : compared.includes(id) ? 'compared' : done.includes(id) ? 'done' : undefined;
}

const at = (x: number, y: number) => ({transform: `translate(${x}px, ${y}px)`});

type Child = Placed & Required<Pick<Placed, 'from'>>;
const isChild = (node: Placed): node is Child => node.from !== undefined;

/** An edge as a unit line that is translated and scaled: CSS animates transforms, so its ends move with the nodes. */
function Edge({x, y, from: [left, top]}: Child): ReactNode {
  // A scale of 0 draws nothing.
  return <path d="M0 0L1 1" style={{transform: `translate(${left}px, ${top}px) scale(${x - left || 0.01}, ${y - top})`}} />;
}

function Node({node, mark, square}: {node: Placed; mark?: Mark; square: boolean}): ReactNode {
  const {x, y, width, cells, keys, tone, note} = node;
  const left = -width / 2;
  const starts = cells.map((_, i) => cells.slice(0, i).reduce((sum, each) => sum + each, left));
  const round = square ? 4 : NODE / 2;
  return (
    <g className={clsx(styles.node, mark && styles[mark], tone && styles[tone])} style={at(x, y)}>
      {mark && <rect className={styles.ring} x={left - 4} y={-NODE / 2 - 4} width={width + 8} height={NODE + 8} rx={round + 4} />}
      <rect className={styles.box} x={left} y={-NODE / 2} width={width} height={NODE} rx={round} />
      {starts.slice(1).map((start) => (
        <path key={start} className={styles.wall} d={`M${start} ${-NODE / 2}v${NODE}`} />
      ))}
      {keys.map((key, i) => (
        <text key={i} className={styles.key} x={starts[i]! + cells[i]! / 2} y={5}>
          {key}
        </text>
      ))}
      {mark && (
        <text className={styles.sign} x={left - 3} y={-NODE / 2 + 2}>
          {SIGNS[mark]}
        </text>
      )}
      {note && (
        <text className={styles.note} x={-left} y={-NODE / 2 + 2}>
          {note}
        </text>
      )}
    </g>
  );
}

/** Scrolls the box, and only it, to the marked nodes. */
function useFollow(state: TreeState, left: number) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!box.current) {
      return;
    }
    const {scrollWidth, clientWidth, scrollLeft} = box.current;
    const {nodes} = layoutOf(state);
    const marked = nodes.filter(({id}) => ['moved', 'compared'].includes(markOf(id, state) ?? ''));
    const now = marked.length > 0 ? marked : nodes.filter(({from}) => !from);
    if (scrollWidth > clientWidth && now.length > 0) {
      const middle = (now.reduce((sum, {x}) => sum + x, 0) / now.length - left) * SHRINK;
      if (Math.abs(middle - scrollLeft - clientWidth / 2) > clientWidth / 2 - NODE) {
        box.current.scrollLeft = middle - clientWidth / 2;
      }
    }
  }, [state, left]);
  return box;
}

/** A forest, with a row of cells below it if there is one. Elements are keyed by node id, so that moves are animated. */
export default function TreeView({state, run}: {state: TreeState; run: readonly Step<TreeState>[]}): ReactNode {
  const frame = useMemo(() => frameOf(run.map((step) => step.state)), [run]);
  const cells = useMemo(() => Math.max(0, ...run.map((step) => step.state.row?.length ?? 0)), [run]);
  const square = useMemo(() => run.some((step) => step.state.nodes.some(({keys}) => keys.length > 1)), [run]);
  const box = useFollow(state, frame.left);
  const {nodes} = layoutOf(state);
  const edges = nodes.filter(isChild);
  const width = frame.right - frame.left;
  const row = state.row ?? [];
  return (
    <div>
      <div ref={box} className={styles.scroll}>
        <svg
          className={styles.tree}
          viewBox={`${frame.left} ${-NODE / 2 - MARGIN} ${width} ${frame.height}`}
          style={{width: `max(${width * SHRINK}px, min(${width}px, 100%))`}}
          role="img"
          aria-label={treeInWords(state)}
        >
          {nodes.length === 0 && (
            <text className={styles.edge} y={4}>
              空树
            </text>
          )}
          <g className={styles.edges}>
            {edges.map((node) => (
              <Edge key={node.id} {...node} />
            ))}
          </g>
          {edges.map(
            ({id, x, y, from, edge}) =>
              edge && (
                <text key={id} className={styles.edge} style={at((x + from[0]) / 2, (y + from[1]) / 2)} y={4}>
                  {edge}
                </text>
              ),
          )}
          {nodes.map((node) => (
            <Node key={node.id} node={node} mark={markOf(node.id, state)} square={square} />
          ))}
        </svg>
      </div>
      {cells > 0 && (
        <div className={styles.row} aria-hidden="true">
          {row.map(({id, text}) => {
            const mark = markOf(id, state);
            return (
              <span key={id} className={clsx(mark && styles[mark])}>
                {text}
                <small>{mark && SIGNS[mark]}</small>
              </span>
            );
          })}
          {Array.from({length: cells - row.length}, (_, i) => (
            <span key={`empty ${i}`} className={styles.empty} />
          ))}
        </div>
      )}
    </div>
  );
}

export const legendOf = ({nodes}: TreeState): string =>
  `△ 正在看，● 刚改动，✓ 已完成${nodes.some(({tone}) => tone) ? '；实心的是黑结点，空心粗边的是红结点' : ''}。`;
