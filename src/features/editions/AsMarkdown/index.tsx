import {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import styles from './styles.module.css';

/** The page as Markdown (src/features/editions): a button that copies it (src/features/editions/client), and a link to the file, which needs no script. */
export default function AsMarkdown({permalink}: {permalink: string}): ReactNode {
  const file = encodeURI(`${permalink.replace(/\/$/, '')}.md`);
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={file} />
      </Head>
      <span className={styles.box}>
        <button type="button" className={styles.copy} data-markdown={file}>
          复制为 Markdown
        </button>
        <a href={file} type="text/markdown">
          .md
        </a>
        <span role="status" />
      </span>
    </>
  );
}
