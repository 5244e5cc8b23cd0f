import {type ReactNode, useState, useSyncExternalStore} from 'react';
import {emptyMemory} from '@site/src/features/reading-memory/client/memory';
import {memory, onChange} from '@site/src/features/reading-memory/client/storage';
import Controls from './Controls';
import Pages from './Pages';
import Privacy from './Privacy';
import styles from './styles.module.css';

const NOTHING = emptyMemory();

/** What the browser remembers of the reader, under the header of the page: to read on, to take along, to clear. */
export default function Reading({children}: {children: ReactNode}): ReactNode {
  const known = useSyncExternalStore(onChange, memory, () => NOTHING);
  const [said, say] = useState('');
  const pages = Object.entries(known.pages).sort(([, a], [, b]) => b.at - a.at);
  const begun = pages.filter(([, page]) => !page.done);
  const done = pages.filter(([, page]) => page.done);
  return (
    <main className={styles.page} data-needs-script="">
      {children}
      {known.off && <p className={styles.off}>记录已关闭：不再记新的，页面上也不显示。下面是关闭以前的。</p>}
      {pages.length === 0 && <p className={styles.empty}>还没有记录。读完一节，或在一处停几秒，这里就会有。</p>}
      <Pages title="没读完的" pages={begun} say={say} />
      <Pages title="读过的" pages={done} say={say} />
      <Controls known={known} say={say} />
      <p className={styles.said} role="status">
        {said}
      </p>
      <Privacy say={say} />
    </main>
  );
}
