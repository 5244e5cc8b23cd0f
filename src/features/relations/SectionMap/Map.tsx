import {useState, type ReactNode} from 'react';
import {duration} from '../../sidebar/duration';
import {layOut} from './layOut';
import {wayTo} from './wayTo';
import styles from './styles.module.css';

/** A note as the list of the section shows it. */
export interface Station {
  id: string;
  title: string;
  href: string;
  /** The part of the section that it is in. */
  chapter?: string;
  minutes: number;
  /** Those of this section. */
  prerequisites: string[];
}

const WIDTH = 360;
const ROW = 34;
const GUTTER = 92;
const MIN_ARC_WIDTH = 14;
/** With fewer arcs the map says no more than the list above it. */
const MIN_ARCS = 5;

const middle = (row: number) => row * ROW + ROW / 2;

function Arc({from, to, longest, isLit}: {from: number; to: number; longest: number; isLit: boolean}): ReactNode {
  const reach = GUTTER - (MIN_ARC_WIDTH + (GUTTER - MIN_ARC_WIDTH - 6) * Math.sqrt((to - from) / longest));
  return (
    <path
      className={isLit ? styles.lit : undefined}
      d={`M${GUTTER} ${middle(from)}C${reach} ${middle(from)} ${reach} ${middle(to)} ${GUTTER} ${middle(to)}`}
    />
  );
}

/** The row of each station, below the name of its chapter where one begins, and the rows of these names. */
function rowsOf(stations: Station[]): {rows: number[]; chapters: [row: number, name: string][]; length: number} {
  const chapters: [number, string][] = [];
  let length = 0;
  const rows = stations.map(({chapter}) => {
    if (chapter !== undefined && chapter !== chapters.at(-1)?.[1]) {
      chapters.push([length++, chapter]);
    }
    return length++;
  });
  return {rows, chapters, length};
}

/** The notes of a section below one another by chapter, arcs from each to those that build on it. The one that is pointed at shows the way there. */
export default function Map({stations}: {stations: Station[]}): ReactNode {
  const [open, setOpen] = useState<number>();
  const {order, arcs} = layOut(stations);
  if (arcs.length < MIN_ARCS) {
    return null;
  }
  const ordered = order.map((id) => stations.find((station) => station.id === id)!);
  const {rows, chapters, length} = rowsOf(ordered);
  const longest = Math.max(...arcs.map(([from, to]) => rows[to]! - rows[from]!));
  const way = open === undefined ? new Set<number>() : wayTo(open, arcs);
  const isLit = (row: number) => row === open || way.has(row);
  const time = duration([...way].reduce((sum, row) => sum + ordered[row]!.minutes, 0));
  return (
    <details className={styles.map}>
      <summary>先修关系图</summary>
      <p>
        {open === undefined
          ? '弧线从先读的连到后读的，从上往下读，每一条都不跨过必要的一步。没有弧线的随时可以读。'
          : way.size > 0
            ? `${ordered[open]!.title}：先读这 ${way.size} 篇，约 ${time}。`
            : `${ordered[open]!.title}：随时可以读。`}
      </p>
      <svg viewBox={`0 0 ${WIDTH} ${length * ROW}`} width={WIDTH} height={length * ROW}>
        <g className={styles.arcs} aria-hidden="true">
          {arcs.map(([from, to]) => (
            <Arc key={`${from}-${to}`} from={rows[from]!} to={rows[to]!} longest={longest} isLit={isLit(to) && way.has(from)} />
          ))}
        </g>
        {chapters.map(([row, name]) => (
          <text key={row} className={styles.chapter} x={GUTTER - 5} y={middle(row) + 9}>
            {name}
          </text>
        ))}
        {ordered.map(({id, title, href}, at) => (
          <a
            key={id}
            href={href}
            className={isLit(at) ? styles.lit : undefined}
            onPointerEnter={() => setOpen(at)}
            onPointerLeave={() => setOpen(undefined)}
            onFocus={() => setOpen(at)}
            onBlur={() => setOpen(undefined)}
          >
            <circle cx={GUTTER} cy={middle(rows[at]!)} r={4.5} />
            <text x={GUTTER + 14} y={middle(rows[at]!) + 5}>
              {title}
            </text>
          </a>
        ))}
      </svg>
    </details>
  );
}
