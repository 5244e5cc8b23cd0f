import {useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {RADIUS, type Drawing} from '@site/src/features/explorers/RegexExplorer/model/layout';
import styles from './styles.module.css';

export interface GraphProps {
  drawing: Drawing;
  label: string;
  names: readonly string[];
  accepts: (state: number) => boolean;
  activeStates?: readonly number[];
  /** Edges of this step, and which states and edges exist so far: the others are drawn faintly. */
  activeEdges?: readonly number[];
  shownNodes?: (state: number) => boolean;
  shownEdges?: (edge: number) => boolean;
  /** Number of the block of each state. */
  blocks?: readonly number[];
}

const COLOURS = 5;
const always = () => true;

/** An automaton; a wide one scrolls in its box, to the active states. */
export default function Graph({
  drawing,
  label,
  names,
  accepts,
  activeStates = [],
  activeEdges = [],
  shownNodes = always,
  shownEdges = always,
  blocks,
}: GraphProps): ReactNode {
  const {width, height, nodes, arrows} = drawing;
  const box = useRef<HTMLDivElement>(null);
  const seen = activeStates.length > 0 ? Math.max(...activeStates.map((state) => nodes[state]!.x)) : 0;
  useEffect(() => {
    const {current} = box;
    if (current && current.scrollWidth > current.clientWidth) {
      current.scrollLeft = seen - current.clientWidth * 0.6;
    }
  }, [seen]);

  return (
    <div
      ref={box}
      className={styles.box}
      role="region"
      aria-label={`${label}，可左右滚动`}
      tabIndex={0}
      onKeyDown={(event) => event.target === event.currentTarget && event.stopPropagation()}
    >
      <svg style={{width, height}} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        <path className={styles.start} d={`M${nodes[0]!.x - 42} ${nodes[0]!.y}h20m-7 -5l7 5l-7 5`} />
        {arrows.map(({d, head}, i) => (
          <g key={i} className={clsx(styles.edge, activeEdges.includes(i) && styles.hot, !shownEdges(i) && styles.faint)}>
            <path d={d} />
            <path d={head} />
          </g>
        ))}
        {arrows.map(({label: {x, y, text}}, i) => (
          <text
            key={i}
            className={clsx(styles.letter, activeEdges.includes(i) && styles.hot, !shownEdges(i) && styles.faint)}
            x={x.toFixed(1)}
            y={y.toFixed(1)}
          >
            {text}
          </text>
        ))}
        {nodes.map(({x, y}, state) => (
          <g
            key={state}
            className={clsx(styles.node, activeStates.includes(state) && styles.lit, !shownNodes(state) && styles.faint)}
            data-block={blocks && blocks[state]! % COLOURS}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
          >
            <circle r={RADIUS} />
            {accepts(state) && <circle r={RADIUS - 4} />}
            <text>{names[state]}</text>
          </g>
        ))}
      </svg>
    </div>
  );
}
