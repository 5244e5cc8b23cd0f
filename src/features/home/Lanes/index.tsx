import {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Lane} from '@site/src/features/home/build/lanes';
import styles from './styles.module.css';

function Row({lane}: {lane: Lane}) {
  const {name, label, description, path, stations, count} = lane;
  const hidden = count - stations.length;
  return (
    <li className={styles.lane}>
      <h3>
        <Link to={path}>{label}</Link>
        <span className={styles.count}>
          <span data-progress={`/docs/${name}/`} />
          {count} 篇
        </span>
      </h3>
      <p>{description}</p>
      <ol className={styles.stations} data-notes>
        {stations.map((station) => (
          <li key={station.path}>
            <Link to={station.path}>{station.title}</Link>
          </li>
        ))}
        {hidden > 0 && (
          <li className={styles.more}>
            <Link to={path} aria-label={`${label}的全部 ${count} 篇`}>
              还有 {hidden} 篇
            </Link>
          </li>
        )}
      </ol>
    </li>
  );
}

/** The sections as lanes that run in parallel, their notes as stations one can enter anywhere. */
export default function Lanes({lanes}: {lanes: Lane[]}): ReactNode {
  return (
    <section id="lanes" className={styles.map} aria-labelledby="lanes-title">
      <h2 id="lanes-title">并行的线路</h2>
      <ul className={styles.lanes}>
        {lanes.map((lane) => (
          <Row key={lane.name} lane={lane} />
        ))}
      </ul>
    </section>
  );
}
