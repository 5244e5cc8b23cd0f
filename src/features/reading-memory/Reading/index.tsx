import {type ReactNode, useState, useSyncExternalStore} from 'react';
import {countChanged} from '@site/src/features/reading-memory/client/changes';
import {emptyMemory, type PageMemory} from '@site/src/features/reading-memory/client/memory';
import {memory, onChange} from '@site/src/features/reading-memory/client/storage';
import Controls from './Controls';
import Exercises from './Exercises';
import Guesses from './Guesses';
import Pages from './Pages';
import Privacy from './Privacy';
import {useDigests} from './useDigests';
import styles from './styles.module.css';

const NOTHING = emptyMemory();

/** What the browser remembers of the reader, under the header of the page: to read on, to take along, to clear. */
export default function Reading({children}: {children: ReactNode}): ReactNode {
  const known = useSyncExternalStore(onChange, memory, () => NOTHING);
  const [said, say] = useState('');
  const pages = Object.entries(known.pages).sort(([, a], [, b]) => b.at - a.at);
  const digests = useDigests(pages.length > 0 && !known.off);
  const changedIn = (path: string, page: PageMemory) => countChanged(page, digests[path]);
  const changed = pages.filter(([path, page]) => changedIn(path, page) > 0);
  const others = pages.filter((one) => !changed.includes(one));
  const begun = others.filter(([, page]) => !page.done);
  const done = others.filter(([, page]) => page.done);
  return (
    <main className={styles.page} data-needs-script="">
      {children}
      {known.off && <p className={styles.off}>记录已关闭：不再记新的，页面上也不显示。下面是关闭以前的。</p>}
      {pages.length === 0 && <p className={styles.empty}>还没有记录。读完一节，或在一处停几秒，这里就会有。</p>}
      <Pages title="读过之后改了的" pages={changed} changedIn={changedIn} say={say} />
      <Pages title="没读完的" pages={begun} changedIn={changedIn} say={say} />
      <Pages title="读过的" pages={done} changedIn={changedIn} say={say} />
      <Exercises pages={pages} say={say} />
      <Guesses pages={pages} />
      <Controls known={known} say={say} />
      <p className={styles.said} role="status">
        {said}
      </p>
      <Privacy say={say} />
    </main>
  );
}
