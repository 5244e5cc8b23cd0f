import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {HomeGlobalData} from '@site/src/features/home';
import Row from '../SaveSection/Row';
import {size} from '../SaveSection/size';
import {useSaved} from '../SaveSection/useSaved';
import styles from './styles.module.css';

/** Storage used and granted by the browser (`navigator.storage.estimate`). */
function useEstimate(changed: unknown): StorageEstimate | undefined {
  const [estimate, setEstimate] = useState<StorageEstimate>();
  useEffect(() => {
    navigator.storage?.estimate?.().then(setEstimate, () => {});
  }, [changed]);
  return estimate;
}

/** The sections with what of them is kept, the pages that were read and are kept, and the space they take. */
export default function OfflinePages(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {sections} = usePluginData('home') as HomeGlobalData;
  const saved = useSaved();
  const {overview, work} = saved;
  const left = overview?.sections.filter(({isWanted, isComplete}) => !isWanted || !isComplete) ?? [];
  const saveAll = async () => {
    // One after the other: they share most of what the search needs.
    for (const {page} of left) {
      await saved.save(page);
    }
  };
  const estimate = useEstimate(overview);
  return (
    <>
      <h2>栏目</h2>
      <ul className={styles.sections}>
        {sections.map(({path, label}) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
            <Row page={decodeURI(path).slice(siteConfig.baseUrl.length)} saved={saved} label="存下" />
          </li>
        ))}
      </ul>
      {left.length > 1 && (
        <button type="button" className="action" disabled={work !== undefined} onClick={() => void saveAll()}>
          全部存下
        </button>
      )}
      <h2>读过的页</h2>
      {overview && overview.visited.length > 0 ? (
        <ul>
          {overview.visited.map(({page, title}) => (
            <li key={page}>
              <Link to={`/${page}`}>{title}</Link>
            </li>
          ))}
        </ul>
      ) : (
        <p>还没有。</p>
      )}
      <p role="status">
        {overview && `共占 ${size(overview.bytes)}${estimate?.quota ? `，浏览器给这个站点的空间是 ${size(estimate.quota)}` : ''}。`}
      </p>
    </>
  );
}
