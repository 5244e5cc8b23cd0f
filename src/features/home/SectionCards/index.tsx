import {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import sections from '@generated/home/default/sections.json';
import styles from './styles.module.css';

/** One card for each section of the docs, with the number of notes that the build counted. */
export default function SectionCards(): ReactNode {
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
