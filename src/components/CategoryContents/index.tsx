import {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  useDocById,
} from '@docusaurus/plugin-content-docs/client';
import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';
import {type ListedProps} from '../noteFrontMatter';
import {splitNumber} from './splitNumber';
import styles from './styles.module.css';

function Note({item}: {item: PropSidebarItemLink}) {
  const doc = useDocById(item.docId ?? undefined);
  const {minutes, difficulty} = (item.customProps ?? {}) as Partial<ListedProps>;
  const {number, title} = splitNumber(item.label);
  return (
    <li className={styles.entry}>
      <span className={styles.number}>{number}</span>
      <div className={styles.body}>
        <Link to={item.href} className={styles.title}>
          {title}
        </Link>
        <p className={styles.description}>{item.description ?? doc?.description}</p>
      </div>
      <span className={styles.facts}>{[difficulty, minutes && `${minutes} 分钟`].filter(Boolean).join(' / ')}</span>
    </li>
  );
}

function Group({item}: {item: PropSidebarItemCategory}) {
  return (
    <li className={styles.group}>
      <h2>
        <Link to={findFirstSidebarItemLink(item)}>{item.label}</Link>
      </h2>
      <CategoryContents items={item.items} />
    </li>
  );
}

/** A sidebar category as a table of contents one wants to read; nested categories become sections of it. */
export default function CategoryContents({items}: {items: PropSidebarItem[]}): ReactNode {
  return (
    <ol className={styles.contents} data-notes>
      {filterDocCardListItems(items).map((item) => {
        if (item.type === 'category') {
          return <Group key={item.label} item={item} />;
        }
        return item.type === 'link' && <Note key={item.href} item={item} />;
      })}
    </ol>
  );
}
