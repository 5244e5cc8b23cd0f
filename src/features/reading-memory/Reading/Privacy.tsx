import {type ReactNode, useEffect, useState} from 'react';
import {onChange} from '@site/src/features/reading-memory/client/storage';
import {forget, storedItems, type StoredItem} from '@site/src/features/reading-memory/client/stored';
import {forgetCache, listOfflineCaches, type OfflineCacheInfo} from '../../offline/listOfflineCaches';
import styles from './styles.module.css';

/** What local storage holds, looked at again whenever it changes. */
function useStoredItems(): StoredItem[] | null {
  const [items, setItems] = useState<StoredItem[] | null>([]);
  useEffect(() => {
    const look = () => setItems(storedItems());
    look();
    addEventListener('storage', look);
    const stop = onChange(look);
    return () => {
      removeEventListener('storage', look);
      stop();
    };
  }, []);
  return items;
}

/** The caches of the service worker, and the means to remove one. */
function useKeptCaches(): [OfflineCacheInfo[], (name: string) => Promise<void>] {
  const [kept, setKept] = useState<OfflineCacheInfo[]>([]);
  const look = () => listOfflineCaches().then(setKept);
  useEffect(() => void look(), []);
  return [kept, (name) => forgetCache(name).then(look)];
}

interface Row {
  key: string;
  meaning: string;
  size: string;
  remove: () => void | Promise<void>;
}

function Items({items, say}: {items: Row[]; say: (text: string) => void}) {
  return (
    <table className={styles.items}>
      <thead>
        <tr>
          <th scope="col">是什么</th>
          <th scope="col">名字</th>
          <th scope="col">大小</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {items.map(({key, meaning, size, remove}) => (
          <tr key={key}>
            <th scope="row">{meaning}</th>
            <td>
              <code>{key}</code>
            </td>
            <td>{size}</td>
            <td>
              <button
                type="button"
                className="action-quiet"
                aria-label={`删除 ${key}`}
                onClick={() => {
                  void remove();
                  say(`已删除 ${key}。`);
                }}
              >
                删除
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the site stores, sends and asks: everything that outlives the tab, with the names under which the browser's own tools show it. */
export default function Privacy({say}: {say: (text: string) => void}): ReactNode {
  const items = useStoredItems();
  const [kept, removeCache] = useKeptCaches();
  const rows: Row[] = [
    ...(items ?? []).map(({key, meaning, bytes}) => ({key, meaning, size: `${bytes} 字节`, remove: () => forget(key)})),
    ...kept.map(({name, files}) => ({
      key: name,
      meaning: '离线阅读：读过的页、保存的栏目',
      size: `${files} 个文件`,
      remove: () => removeCache(name),
    })),
  ];
  return (
    <section>
      <h2>本站知道你什么</h2>
      <p>
        什么也不知道。没有账号，没有
        cookie，没有统计；打开任何一页，浏览器只访问本站，阅读记录不会发出去。下面这些存在你的浏览器里，删掉哪一样，本站就回到没存过的样子。
      </p>
      {items === null && <p>浏览器不让本站存东西，所以什么也没有存。</p>}
      {items && rows.length === 0 && <p>现在什么也没有存。</p>}
      {rows.length > 0 && <Items items={rows} say={say} />}
    </section>
  );
}
