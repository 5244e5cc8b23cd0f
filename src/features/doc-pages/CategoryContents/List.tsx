import clsx from 'clsx';
import {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {filterDocCardListItems} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem, PropSidebarItemCategory, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import {SAMPLE} from '../../sidebar/sample';
import {amountOf} from './amount';
import type {Notes} from './notes';
import Playable from './Playable';
import {splitNumber} from './splitNumber';
import styles from './styles.module.css';

/** What nearly every description of a note begins with (CONTRIBUTING.md): in a list of them it says nothing. */
const ALIKE = /^读完能/;

function Note({item, notes}: {item: PropSidebarItemLink; notes: Notes}) {
  const {description, minutes, difficulty, isInteractive} = notes[item.docId ?? ''] ?? {};
  const {number, title} = splitNumber(item.label);
  return (
    <li className={styles.entry}>
      <span className={styles.number}>{item.className === SAMPLE ? '样章' : number}</span>
      <span className={styles.name}>
        <Link to={item.href} className={styles.title}>
          {title}
        </Link>
        {isInteractive && <Playable label="能动手" />}
      </span>
      <p className={styles.description}>{(item.description ?? description)?.replace(ALIKE, '')}</p>
      <span className={styles.cost}>
        {difficulty && <span className={styles.difficulty}>{difficulty}</span>}
        {minutes && `${minutes} 分钟`}
      </span>
    </li>
  );
}

function Chapter({item, notes, isOpen}: {item: PropSidebarItemCategory; notes: Notes; isOpen: boolean}) {
  const {count, time} = amountOf(item.items, notes);
  return (
    <section className={styles.chapter}>
      <h2>
        {item.href === undefined ? item.label : <Link to={item.href}>{item.label}</Link>}
        <span data-unsearched>
          {count} 篇，{time}
        </span>
      </h2>
      <List items={item.items} notes={notes} isOpen={isOpen} />
    </section>
  );
}

/** The items of a list in runs: notes that stand side by side are one, a category is one for itself. */
function runsOf(items: PropSidebarItem[]): (PropSidebarItemLink[] | PropSidebarItemCategory)[] {
  const runs: (PropSidebarItemLink[] | PropSidebarItemCategory)[] = [];
  for (const item of filterDocCardListItems(items)) {
    const last = runs.at(-1);
    if (item.type === 'category') {
      runs.push(item);
    } else if (item.type === 'link' && Array.isArray(last)) {
      last.push(item);
    } else if (item.type === 'link') {
      runs.push([item]);
    }
  }
  return runs;
}

/**
 * A sidebar category as a table of contents one wants to read: its parts are chapters of it.
 * @param isOpen whether the descriptions of the first chapter with several notes stand open where there is room; elsewhere they come when a row is pointed at
 */
export default function List({items, notes, isOpen = true}: {items: PropSidebarItem[]; notes: Notes; isOpen?: boolean}): ReactNode {
  const runs = runsOf(items);
  const first = runs.find((run) => (Array.isArray(run) ? run.length > 1 : true));
  return runs.map((run) =>
    Array.isArray(run) ? (
      <ol key={run[0]!.href} className={clsx(styles.contents, isOpen && run === first && styles.open)} data-notes>
        {run.map((item) => (
          <Note key={item.href} item={item} notes={notes} />
        ))}
      </ol>
    ) : (
      <Chapter key={run.label} item={run} notes={notes} isOpen={isOpen && run === first} />
    ),
  );
}
