import {type ReactNode} from 'react';
import {useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client';
import {amountOf} from './amount';
import type {Notes} from './notes';
import Playable from './Playable';
import styles from './styles.module.css';

/** How much a category is, and how many of its notes one can play with. */
export default function Facts({notes}: {notes: Notes}): ReactNode {
  const {count, time, playable} = amountOf(useCurrentSidebarCategory().items, notes);
  return (
    <p className={styles.facts} data-unsearched>
      {count} 篇，{time}
      {playable > 0 && (
        <>
          ，{playable} 篇能动手
          <Playable />
        </>
      )}
    </p>
  );
}
