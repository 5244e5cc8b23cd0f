import {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {HomeGlobalData} from '@site/plugins/home';
import styles from './styles.module.css';

/** One card for each section of the docs, with the number of notes that the build counted. */
export default function SectionCards(): ReactNode {
  const {sections} = usePluginData('home') as HomeGlobalData;
  return (
    <ul className={styles.cards}>
      {sections.map(({name, label, description, path, count}) => (
        <li key={name} className={styles.card}>
          <Link to={path}>{label}</Link>
          <span>{count} 篇</span>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
