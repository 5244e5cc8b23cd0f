// Change: one list by number of posts. Upstream groups by first letter in the collation of whoever renders,
// which differs between Node and a Chinese browser: hydration fails, and Chinese has no first letters.
import {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/TagsListByLetter';
import styles from './styles.module.css';

export default function TagsListByLetter({tags}: Props): ReactNode {
  const sorted = [...tags].sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
  return (
    <ul className={styles.tags}>
      {sorted.map((tag) => (
        <li key={tag.permalink}>
          <Link to={tag.permalink} rel="tag">
            {tag.label} <span>{tag.count} 篇</span>
          </Link>
          {tag.description && <p>{tag.description}</p>}
        </li>
      ))}
    </ul>
  );
}
