import {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Section} from '@site/plugins/home/listSections';
import styles from './styles.module.css';

/** Sections about this site itself: reached from 开始阅读, not part of the route map. */
const ABOUT_THE_SITE = new Set(['Temp', 'tutorial-basics', 'tutorial-extras']);
const STATIONS_SHOWN = 6;

function Lane({section}: {section: Section}) {
  const {name, label, description, path, stations} = section;
  const hidden = stations.length - STATIONS_SHOWN;
  return (
    <li className={styles.lane}>
      <h3>
        <Link to={path}>{label}</Link>
        <span className={styles.count}>
          <span data-progress={`/docs/${name}/`} />
          {stations.length} 篇
        </span>
      </h3>
      <p>{description}</p>
      <ol className={styles.stations} data-notes>
        {stations.slice(0, STATIONS_SHOWN).map((station) => (
          <li key={station.path}>
            <Link to={station.path}>{station.title}</Link>
          </li>
        ))}
        {hidden > 0 && (
          <li className={styles.more}>
            <Link to={path} aria-label={`${label}的全部 ${stations.length} 篇`}>
              还有 {hidden} 篇
            </Link>
          </li>
        )}
      </ol>
    </li>
  );
}

/** The sections as lanes that run in parallel, their notes as stations one can enter anywhere. */
export default function Lanes({sections}: {sections: Section[]}): ReactNode {
  return (
    <section id="lanes" className={styles.map} aria-labelledby="lanes-title">
      <h2 id="lanes-title">并行的线路</h2>
      <ul className={styles.lanes}>
        {sections
          .filter(({name}) => !ABOUT_THE_SITE.has(name))
          .map((section) => (
            <Lane key={section.name} section={section} />
          ))}
      </ul>
    </section>
  );
}
