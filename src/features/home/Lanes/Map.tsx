import {type CSSProperties, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import lanes from '@generated/home/default/lanes.json';
import type {Lane, Stop} from '@site/src/features/home/build/lanes';
import styles from './styles.module.css';

/** Of the stops of a lane one is reached with Tab, the others with the arrow keys (client/walkLanes.ts). */
function Station({stop: {title, path, part}, isFirst}: {stop: Stop; isFirst: boolean}) {
  return (
    <li className={part && styles.start}>
      <Link to={path} tabIndex={isFirst ? undefined : -1}>
        <span>{title}</span>
      </Link>
      {part && (
        <small style={{'--count': part.count} as CSSProperties} aria-hidden="true">
          {part.name}
        </small>
      )}
    </li>
  );
}

function Row({lane: {name, label, path, stops}}: {lane: Lane}) {
  return (
    <li className={styles.lane}>
      <h3>
        <Link to={path}>{label}</Link>
        <span className={styles.count}>
          <span data-progress={`/docs/${name}/`} />
          {stops.length} 篇
        </span>
      </h3>
      <ol className={styles.stations} data-notes data-lane>
        {stops.map((stop, i) => (
          <Station key={stop.path} stop={stop} isFirst={i === 0} />
        ))}
      </ol>
    </li>
  );
}

export default function Map(): ReactNode {
  return (
    <section id="lanes" className={styles.map} aria-labelledby="lanes-title">
      <h2 id="lanes-title">并行的线路</h2>
      <ul className={styles.lanes}>
        {lanes.map((lane) => (
          <Row key={lane.name} lane={lane} />
        ))}
      </ul>
      <ul className={styles.key} aria-label="图例">
        <li className={styles.stop}>一站一篇</li>
        <li className={styles.startKey}>一章的头一站</li>
        <li className={styles.read}>读过</li>
        <li className={styles.here}>上次停在这里</li>
        <li className={styles.hint}>指上去看题目，哪一站都能上车</li>
      </ul>
      <button type="button" className={`action ${styles.save}`} data-save-map="" data-pending="">
        存成图片
      </button>
    </section>
  );
}
