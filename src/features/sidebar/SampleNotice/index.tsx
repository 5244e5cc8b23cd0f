import {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {isSamePath} from '@docusaurus/theme-common/internal';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import type {SectionData} from '../../home';
import {notesIn} from '../notesIn';
import {SAMPLE} from '../sample';
import styles from './styles.module.css';

/** On the sample of a section (config/sections.ts): that it is one, where the course begins, and where all of it is. */
export default function SampleNotice({section, items}: {section: SectionData; items: PropSidebarItem[]}): ReactNode {
  const {pathname} = useLocation();
  const [sample, first] = notesIn(items);
  return sample?.className === SAMPLE && first && isSamePath(sample.href, pathname) ? (
    <p className={styles.notice} data-unsearched>
      这是{section.label}的样章。从头学：<Link to={first.href}>{first.label}</Link>；全部 {section.count} 篇：
      <Link to={section.path}>课程总览</Link>。
    </p>
  ) : null;
}
