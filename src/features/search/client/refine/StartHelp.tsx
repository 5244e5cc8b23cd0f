import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useThemeConfig} from '@docusaurus/theme-common';
import {Queries} from './Refinements';
import styles from './Refinements.module.css';

/** One query of each kind that one may not expect to be answered: a sentence, an error message, pinyin. */
const EXAMPLES = ['显存不够怎么办', 'Segmentation fault', 'kuaisu paixu'];

interface Props {
  /** Whether the examples are shown: a hosted index does not answer all of them. */
  hasExamples: boolean;
  onQuery: (query: string) => void;
  onLeave?: () => void;
}

/** What helps where there is no answer to show: what one may type, and the ways in besides the search. */
export function StartHelp({hasExamples, onQuery, onLeave}: Props): ReactNode {
  return (
    <>
      {hasExamples && <Queries label="可以输入一句话、一段报错或拼音：" queries={EXAMPLES} onQuery={onQuery} />}
      <p className={styles.line}>
        不搜索，从这里走：
        {useSections().map(({label, path}) => (
          <Link key={path} className={styles.query} to={path} onClick={onLeave}>
            {label}
          </Link>
        ))}
      </p>
    </>
  );
}

/** The sections in the navbar, the glossary and the index of error messages. */
function useSections(): {label: string; path: string}[] {
  const docs = useAllDocsData();
  const {items} = useThemeConfig().navbar;
  const sidebars = Object.values(docs).flatMap(({versions}) => Object.entries(versions[0]?.sidebars ?? {}));
  const sections = items.flatMap(({sidebarId, label}) => {
    const path = sidebars.find(([id]) => id === sidebarId)?.[1].link?.path;
    return path ? [{label: String(label), path}] : [];
  });
  return [...sections, {label: '术语表', path: '/glossary'}, {label: '报错索引', path: '/errors'}];
}
