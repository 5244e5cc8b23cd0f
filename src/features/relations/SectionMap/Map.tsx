import {type ReactNode} from 'react';
import {layOut} from './layOut';
import styles from './styles.module.css';

/** A note as the list of the section shows it. */
export interface Station {
  id: string;
  title: string;
  href: string;
  /** Those of this section. */
  prerequisites: string[];
}

const WIDTH = 360;
const ROW = 34;
const GUTTER = 92;
const MIN_ARC_WIDTH = 14;
/** With fewer arcs the map says no more than the list below it. */
const MIN_ARCS = 5;

const middle = (row: number) => row * ROW + ROW / 2;

function Arc({from, to, longest}: {from: number; to: number; longest: number}): ReactNode {
  const reach = GUTTER - (MIN_ARC_WIDTH + (GUTTER - MIN_ARC_WIDTH - 6) * Math.sqrt((to - from) / longest));
  return <path d={`M${GUTTER} ${middle(from)}C${reach} ${middle(from)} ${reach} ${middle(to)} ${GUTTER} ${middle(to)}`} />;
}

/** The notes of a section below one another, arcs from each to those that build on it. */
export default function Map({stations}: {stations: Station[]}): ReactNode {
  const {order, arcs} = layOut(stations);
  if (arcs.length < MIN_ARCS) {
    return null;
  }
  const longest = Math.max(...arcs.map(([from, to]) => to - from));
  return (
    <details className={styles.map}>
      <summary>先修关系图</summary>
      <p>弧线从先读的连到后读的，从上往下读，每一条都不跨过必要的一步。没有弧线的随时可以读。</p>
      <svg viewBox={`0 0 ${WIDTH} ${order.length * ROW}`} width={WIDTH} height={order.length * ROW}>
        <g className={styles.arcs} aria-hidden="true">
          {arcs.map(([from, to]) => (
            <Arc key={`${from}-${to}`} from={from} to={to} longest={longest} />
          ))}
        </g>
        {order.map((id, row) => {
          const {title, href} = stations.find((station) => station.id === id)!;
          return (
            <a key={id} href={href}>
              <circle cx={GUTTER} cy={middle(row)} r={4.5} />
              <text x={GUTTER + 14} y={middle(row) + 5}>
                {title}
              </text>
            </a>
          );
        })}
      </svg>
    </details>
  );
}
