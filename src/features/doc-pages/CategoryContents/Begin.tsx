import {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useRead} from '../../reading-memory/useRead';
import {notesIn} from '../../sidebar/notesIn';
import {SAMPLE} from '../../sidebar/sample';
import {splitNumber} from './splitNumber';
import styles from './styles.module.css';

/** Where to begin with a category, and where the reader stopped in it. */
export default function Begin({items}: {items: PropSidebarItem[]}): ReactNode {
  const notes = notesIn(items);
  const {done, begun} = useRead();
  const first = notes.find(({className}) => className !== SAMPLE) ?? notes[0];
  const last = begun.find((page) => notes.some(({href}) => href === page.href));
  const read = notes.filter(({href}) => done.has(href)).length;
  return (
    first && (
      <p className={styles.begin} data-unsearched>
        <Link to={first.href} className={styles.first}>
          从{splitNumber(first.label).number ? ` ${splitNumber(first.label).number} ` : '头'}开始
        </Link>
        {last && (
          <Link to={last.href} className={styles.last}>
            接着读　{last.title}
          </Link>
        )}
        {read > 0 && <span>读过 {read} 篇</span>}
      </p>
    )
  );
}
