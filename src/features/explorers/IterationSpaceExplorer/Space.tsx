import {type ReactNode} from 'react';
import {apply, isPositive, type Matrix, type Vector} from '@site/src/features/explorers/IterationSpaceExplorer/model';
import styles from './styles.module.css';

const CELL = 44;
const RADIUS = 13;
/** Margin for the names of the axes. */
const EDGE = 26;
/** A picture with more columns has no room for numbers in the points. */
const ARROW_GAP = 9;

export type State = 'done' | 'now' | 'wrong' | 'later';

interface Props {
  title: string;
  axes: readonly [outer: string, inner: string];
  /** Maps iterations to positions: the identity for the original space, else the transformation. */
  place: Matrix;
  points: readonly Vector[];
  arrows: readonly {from: Vector; to: Vector; of: number}[];
  /** Transformed distances; they determine which arrows are reversed. */
  images: readonly Vector[];
  stateOf: (point: Vector) => State;
  numberOf: (point: Vector) => number;
}

/** The iteration space: outer index downward, inner index to the right, so that execution order is reading order. */
export default function Space({title, axes, place, points, arrows, images, stateOf, numberOf}: Props): ReactNode {
  const placed = points.map((point) => apply(place, point));
  const first = [0, 1].map((axis) => Math.min(...placed.map((point) => point[axis]!)));
  const [rows, columns] = [0, 1].map((axis) => Math.max(...placed.map((point) => point[axis]!)) - first[axis]! + 1) as [number, number];
  const at = (point: Vector) => {
    const [outer, inner] = apply(place, point);
    return {x: EDGE + (inner - first[1]! + 0.5) * CELL, y: EDGE + (outer - first[0]! + 0.5) * CELL};
  };
  const width = EDGE + columns * CELL;
  return (
    <div className={styles.space} style={{flexBasis: `${Math.min(width, 420)}px`, flexGrow: Math.min(columns, ARROW_GAP)}}>
      <p>{title}</p>
      <svg
        viewBox={`0 0 ${width} ${EDGE + rows * CELL}`}
        style={{maxWidth: `${width}px`}}
        role="img"
        aria-label={`${title}：${rows} 行 ${columns} 列，${points.length} 次迭代`}
      >
        <path className={styles.axis} d={`M${EDGE - 8} ${EDGE}v34m-4 -7l4 7l4 -7M${EDGE} ${EDGE - 8}h34m-7 -4l7 4l-7 4`} />
        <text className={styles.name} x={EDGE - 16} y={EDGE + 28}>
          {axes[0]}
        </text>
        <text className={styles.name} x={EDGE + 46} y={EDGE - 3}>
          {axes[1]}
        </text>
        {arrows.map(({from, to, of}) => (
          <Arrow key={`${of} ${from.join()}`} from={at(from)} to={at(to)} turned={!isPositive(images[of]!)} />
        ))}
        {points.map((point) => {
          const {x, y} = at(point);
          const state = stateOf(point);
          return (
            <g key={point.join()} className={styles[state]}>
              {state === 'wrong' ? <path d={`M${x} ${y - 17}l17 17l-17 17l-17 -17z`} /> : <circle cx={x} cy={y} r={RADIUS} />}
              {columns <= ARROW_GAP && (
                <text x={x} y={y + 5}>
                  {numberOf(point)}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </div>
  );
}

interface Place {
  x: number;
  y: number;
}

/** A curved arrow that avoids points between its ends; reversed ones are dashed and crossed out. */
function Arrow({from, to, turned}: {from: Place; to: Place; turned: boolean}): ReactNode {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const bend = length > 1.5 * CELL ? 12 : 0;
  const middle = {x: (from.x + to.x) / 2 - dy * bend, y: (from.y + to.y) / 2 + dx * bend};
  const write = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const tip = {x: to.x - dx * (RADIUS + 3), y: to.y - dy * (RADIUS + 3)};
  const wing = (side: number) => write(tip.x - dx * 7 + dy * 4 * side, tip.y - dy * 7 - dx * 4 * side);
  return (
    <g className={turned ? styles.turned : styles.arrow}>
      <path d={`M${write(from.x + dx * RADIUS, from.y + dy * RADIUS)}Q${write(middle.x, middle.y)} ${write(tip.x, tip.y)}`} />
      <path className={styles.head} d={`M${wing(1)}L${write(tip.x, tip.y)}L${wing(-1)}z`} />
    </g>
  );
}
