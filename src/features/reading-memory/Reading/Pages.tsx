import {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {PageMemory} from '@site/src/features/reading-memory/client/memory';
import {change} from '@site/src/features/reading-memory/client/storage';
import {NOT_STORED} from './Controls';
import styles from './styles.module.css';

function forget(path: string): boolean {
  return change((known) => {
    const {[path]: _, ...pages} = known.pages;
    return {...known, pages};
  });
}

const dayOf = (seconds: number) => new Date(seconds * 1000).toLocaleDateString('zh-CN');

interface Props {
  title: string;
  pages: [string, PageMemory][];
  /** How many sections of a page were changed since. */
  changedIn: (path: string, page: PageMemory) => number;
  say: (text: string) => void;
}

function Row({path, page, changed, say}: {path: string; page: PageMemory; changed: number; say: (text: string) => void}) {
  const {title, at, far, place, read, done} = page;
  const facts = [
    changed > 0 && `改过 ${changed} 节`,
    place && !done && `读到“${place.heading}”，${far}%`,
    read.length > 0 && `读过 ${read.length} 节`,
    dayOf(at),
  ];
  return (
    <li className={styles.row}>
      <div>
        <Link to={place && !done ? `${path}#${place.id}` : path}>{title}</Link>
        <p>{facts.filter(Boolean).join(' / ')}</p>
      </div>
      <button
        type="button"
        className="action-quiet"
        aria-label={`忘掉“${title}”`}
        onClick={() => say(forget(path) ? `已忘掉“${title}”。` : NOT_STORED)}
      >
        忘掉
      </button>
    </li>
  );
}

/** Pages remembered, the last read first. */
export default function Pages({title, pages, changedIn, say}: Props): ReactNode {
  return (
    pages.length > 0 && (
      <section>
        <h2>
          {title} <small>{pages.length} 篇</small>
        </h2>
        <ul className={styles.rows}>
          {pages.map(([path, page]) => (
            <Row key={path} path={path} page={page} changed={changedIn(path, page)} say={say} />
          ))}
        </ul>
      </section>
    )
  );
}
