import {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useRead} from '../../reading-memory/useRead';
import {duration} from '../duration';
import {notesIn} from '../notesIn';
import {useOwnSection} from '../useSections';
import Ticks from './Ticks';
import styles from './styles.module.css';

/** Over the entries of a section's sidebar: its name, which leads to its page, how much it is, and how much of it was read. */
export default function SectionHead({items, here}: {items: readonly PropSidebarItem[]; here: string}): ReactNode {
  const section = useOwnSection();
  const {done} = useRead();
  const drawer = useNavbarMobileSidebar();
  if (!section) {
    return null;
  }
  const hrefs = notesIn(items).map(({href}) => href);
  const read = hrefs.filter((href) => done.has(href)).length;
  return (
    <li className={styles.head}>
      <Link to={section.path} className={styles.name} onClick={() => drawer.shown && drawer.toggle()}>
        {section.label}
      </Link>
      <p className={styles.facts}>
        {section.count} 篇，约 {duration(section.minutes)}。{read > 0 && `读过 ${read} 篇`}
      </p>
      <Ticks hrefs={hrefs} done={done} here={here} />
    </li>
  );
}
