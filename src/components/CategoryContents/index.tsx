import {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {filterDocCardListItems, findFirstSidebarItemLink} from '@docusaurus/plugin-content-docs/client';
import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';
import {type ListedProps} from '../noteFrontMatter';
import {splitNumber} from './splitNumber';
import styles from './styles.module.css';

/** Descriptions of notes by their ids (plugins/lean-client). */
export type Descriptions = Record<string, string>;

function Note({item, descriptions}: {item: PropSidebarItemLink; descriptions: Descriptions}) {
  const {minutes, difficulty} = (item.customProps ?? {}) as Partial<ListedProps>;
  const {number, title} = splitNumber(item.label);
  return (
    <li className={styles.entry}>
      <span className={styles.number}>{number}</span>
      <div className={styles.body}>
        <Link to={item.href} className={styles.title}>
          {title}
        </Link>
        <p className={styles.description}>{item.description ?? (item.docId && descriptions[item.docId])}</p>
      </div>
      <span className={styles.facts}>{[difficulty, minutes && `${minutes} 分钟`].filter(Boolean).join(' / ')}</span>
    </li>
  );
}

function Group({item, descriptions}: {item: PropSidebarItemCategory; descriptions: Descriptions}) {
  return (
    <li className={styles.group}>
      <h2>
        <Link to={findFirstSidebarItemLink(item)}>{item.label}</Link>
      </h2>
      <CategoryContents items={item.items} descriptions={descriptions} />
    </li>
  );
}

/** A sidebar category as a table of contents one wants to read; nested categories become sections of it. */
export default function CategoryContents({items, descriptions}: {items: PropSidebarItem[]; descriptions: Descriptions}): ReactNode {
  return (
    <ol className={styles.contents} data-notes>
      {filterDocCardListItems(items).map((item) => {
        if (item.type === 'category') {
          return <Group key={item.label} item={item} descriptions={descriptions} />;
        }
        return item.type === 'link' && <Note key={item.href} item={item} descriptions={descriptions} />;
      })}
    </ol>
  );
}
