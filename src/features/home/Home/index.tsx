import {type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {listLatest} from '@site/src/features/home/build/listLatest';
import Lanes from '../Lanes';
import Latest from '../Latest';
import Resume from '../../reading-memory/Resume';
import SearchField from '../../search/SearchField';
import SortingNetwork from '../../explorers/SortingNetwork';
import Brand from './Brand';
import styles from './styles.module.css';

interface Props {
  home: {description: string; latest: ReturnType<typeof listLatest>};
}

export default function Home({home: {description, latest}}: Props): ReactNode {
  const {title, tagline} = useDocusaurusContext().siteConfig;
  return (
    <Layout>
      <PageMetadata description={description || tagline} />
      <main className={styles.page}>
        <section className={styles.first}>
          <div>
            <Heading as="h1" className={styles.name}>
              <Brand title={title} />
            </Heading>
            <p className={styles.tagline}>{tagline}</p>
            {description && <p className={styles.description}>{description}</p>}
            <SearchField />
            <Resume />
          </div>
          <SortingNetwork />
        </section>
        <Lanes />
        <Latest {...latest} />
      </main>
    </Layout>
  );
}
