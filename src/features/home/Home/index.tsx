import {type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {listLatest} from '@site/src/features/home/build/listLatest';
import Lanes from '../Lanes';
import Latest from '../Latest';
import Mark from '../../../shared/ui/Mark';
import Resume from '../../reading-memory/Resume';
import SearchField from '../../search/SearchField';
import SortingNetwork from '../../explorers/SortingNetwork';
import {WORDMARK} from './wordmark';
import styles from './styles.module.css';

interface Props {
  home: {latest: ReturnType<typeof listLatest>};
}

/** The outlines of the name, and the name for those who do not see them. */
function Wordmark() {
  const {title, width, height, path} = WORDMARK;
  return (
    <>
      <svg className={styles.wordmark} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <path d={path} fill="currentColor" />
      </svg>
      <span className={styles.text}>{title}</span>
    </>
  );
}

export default function Home({home}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const description = '高性能计算、CUDA、数据结构、Python、Linux 与旅行的中文笔记：程序都跑过，结论可以核对。';
  return (
    <Layout>
      <PageMetadata description={description} />
      <main className={styles.page}>
        <section className={styles.first}>
          <div>
            <Heading as="h1" className={styles.name}>
              <Mark />
              {siteConfig.title === WORDMARK.title ? <Wordmark /> : siteConfig.title}
            </Heading>
            <p className={styles.tagline}>{siteConfig.tagline}</p>
            <p className={styles.description}>{description}</p>
            <SearchField />
            <Resume />
          </div>
          <SortingNetwork />
        </section>
        <Lanes />
        <Latest {...home.latest} />
      </main>
    </Layout>
  );
}
