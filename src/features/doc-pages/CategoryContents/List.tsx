import {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {filterDocCardListItems, findFirstSidebarItemLink} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem, PropSidebarItemCategory, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import {type ListedProps} from '../../../shared/ui/noteFrontMatter';
import {splitNumber} from './splitNumber';
import styles from './styles.module.css';

/** What the page of a category knows of its notes, by their ids (src/features/lean). */
export type Notes = Record<string, Partial<ListedProps> & {description: string; prerequisites: string[]}>;

function Note({item, notes}: {item: PropSidebarItemLink; notes: Notes}) {
  const {description, minutes, difficulty} = notes[item.docId ?? ''] ?? {};
  const {number, title} = splitNumber(item.label);
  return (
    <li className={styles.entry}>
      <span className={styles.number}>{number}</span>
      <div className={styles.body}>
        <Link to={item.href} className={styles.title}>
          {title}
        </Link>
        <p className={styles.description}>{item.description ?? description}</p>
      </div>
      <span className={styles.facts}>{[difficulty, minutes && `${minutes} 分钟`].filter(Boolean).join(' / ')}</span>
    </li>
  );
}

function Group({item, notes}: {item: PropSidebarItemCategory; notes: Notes}) {
  return (
    <li className={styles.group}>
      <h2>
        <Link to={findFirstSidebarItemLink(item)}>{item.label}</Link>
      </h2>
      <List items={item.items} notes={notes} />
    </li>
  );
}

/** A sidebar category as a table of contents one wants to read; nested categories become sections of it. */
export default function List({items, notes}: {items: PropSidebarItem[]; notes: Notes}): ReactNode {
  return (
    <ol className={styles.contents} data-notes>
      {filterDocCardListItems(items).map((item) => {
        if (item.type === 'category') {
          return <Group key={item.label} item={item} notes={notes} />;
        }
        return item.type === 'link' && <Note key={item.href} item={item} notes={notes} />;
      })}
    </ol>
  );
}
