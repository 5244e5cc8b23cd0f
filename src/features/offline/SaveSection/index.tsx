import {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {HomeGlobalData} from '@site/src/features/home';
import Row from './Row';
import {useSaved} from './useSaved';
import styles from './styles.module.css';

/** On the page of a section: keeps all of it in this browser, for times without a network. Nothing for categories inside one. */
export default function SaveSection({path}: {path: string}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const saved = useSaved();
  const {sections} = usePluginData('home') as HomeGlobalData;
  if (!sections.some((section) => section.path === path)) {
    return null;
  }
  return (
    <div className={styles.bar}>
      <Row page={decodeURI(path).slice(siteConfig.baseUrl.length)} saved={saved} />
      {saved.overview?.sections.some(({isWanted}) => isWanted) && <Link to="/offline">管理</Link>}
    </div>
  );
}
