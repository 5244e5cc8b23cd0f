import {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDoc, useDocsData, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import AsMarkdown from '../../editions/AsMarkdown';
import FreshnessNotice from '../../freshness/FreshnessNotice';
import ProgramsChecked from '../../verified-programs/ProgramsChecked';
import {Unbroken} from '../../../shared/ui/Unbroken';
import {type NoteFrontMatter} from '../../../shared/ui/noteFrontMatter';
import {titleOf} from './titleOf';
import styles from './styles.module.css';

function Prerequisite({id}: {id: string}) {
  // A page is not always where its file is (`slug`); only the server, which draws this, knows all addresses.
  const doc = useDocsData(undefined)
    .versions.flatMap(({docs}) => docs)
    .find((one) => one.id === id);
  return <Link to={doc?.path ?? `/docs/${id}`}>{titleOf(useDocsVersion(), id)}</Link>;
}

function LastUpdated({time}: {time: number}) {
  const day = new Date(time).toISOString();
  return (
    <span>
      更新于{' '}
      <time dateTime={day} itemProp="dateModified">
        {day.slice(0, 10)}
      </time>
    </span>
  );
}

export default function Header(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {sidebar_custom_props, difficulty, verified, checked, ages, prerequisites = []} = frontMatter as NoteFrontMatter;
  const lastChecked =
    checked?.month ?? verified?.date ?? (metadata.lastUpdatedAt && new Date(metadata.lastUpdatedAt).toISOString().slice(0, 10));
  return (
    <header className={styles.header}>
      <Heading as="h1">
        <Unbroken text={metadata.title} />
      </Heading>
      <ul className={styles.facts}>
        {difficulty && <li>{difficulty}</li>}
        {sidebar_custom_props && <li>约 {sidebar_custom_props.minutes} 分钟</li>}
        {sidebar_custom_props?.isInteractive && <li className={styles.interactive}>可以动手</li>}
      </ul>
      {metadata.frontMatter.description && <p className={styles.description}>{metadata.description}</p>}
      <ProgramsChecked
        checked={checked}
        source={metadata.source}
        env={verified?.env}
        line={
          <>
            {verified && !checked && (
              <span>
                程序核对于 <time dateTime={verified.date}>{verified.date}</time>
              </span>
            )}
            {metadata.lastUpdatedAt && <LastUpdated time={metadata.lastUpdatedAt} />}
            {!checked && !verified && !metadata.lastUpdatedAt && <span>关于这一页</span>}
          </>
        }
      >
        {/* Of a frozen version no Markdown is written (src/features/editions). */}
        {metadata.version === 'current' && <AsMarkdown permalink={metadata.permalink} />}
      </ProgramsChecked>
      {ages && lastChecked && <FreshnessNotice checked={lastChecked} months={ages} />}
      {prerequisites.length > 0 && (
        <p className={styles.prerequisites} data-unsearched>
          先读：
          {prerequisites.map((id) => (
            <Prerequisite key={id} id={id} />
          ))}
        </p>
      )}
    </header>
  );
}
