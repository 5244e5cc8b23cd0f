import {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';
import {BOOKS} from '@site/src/features/books/bookPath';
import type {HomeGlobalData} from '@site/src/features/home';
import EpubLink from '@site/src/features/epub/EpubLink';
import styles from './styles.module.css';

/** What else a section is: a feed of its updates (src/features/editions), one page for paper (src/features/books), a book for readers (src/features/epub). Other categories have none. */
export default function SectionEditions({permalink}: {permalink: string}): ReactNode {
  const section = (usePluginData('home') as HomeGlobalData).sections.find(({path}) => path === permalink);
  const feed = useBaseUrl(encodeURI(`/docs/${section?.name}/rss.xml`));
  const book = useBaseUrl(encodeURI(`/${BOOKS}/${section?.name}`));
  return (
    section && (
      <div className={styles.editions} data-unsearched>
        <Head>
          <link rel="alternate" type="application/rss+xml" href={feed} title={`${section.label}的更新`} />
        </Head>
        <a href={feed}>订阅本栏目的更新</a>
        <a href={book}>打印整个栏目</a>
        <EpubLink section={section.name} label={section.label} />
      </div>
    )
  );
}
