import {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {LatestItem} from '@site/src/features/home/build/listLatest';
import {useStart} from '@site/src/shared/client/useStart';
import styles from './styles.module.css';

function Day({time}: {time: number}) {
  const day = new Date(time).toISOString().slice(0, 10);
  return <time dateTime={day}>{day}</time>;
}

function Column({title, items, more}: {title: string; items: LatestItem[]; more: {label: string; path: string}}) {
  return (
    <section className={styles.column}>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.path}>
            <Link to={item.path}>{item.title}</Link>
            {item.time !== null && <Day time={item.time} />}
            <p>{item.description}</p>
          </li>
        ))}
      </ul>
      <Link to={more.path}>{more.label}</Link>
    </section>
  );
}

/** The notes changed last beside the posts published last, as the build found them. */
export default function Latest({notes, posts}: {notes: LatestItem[]; posts: LatestItem[]}): ReactNode {
  const start = useStart();
  return (
    <div id="latest" className={styles.latest}>
      <Column title="最近更新的笔记" items={notes} more={{label: '从头开始读', path: start}} />
      {posts.length > 0 && <Column title="最近的博文" items={posts} more={{label: '全部博文', path: '/blog/archive'}} />}
    </div>
  );
}
