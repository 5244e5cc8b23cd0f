// Change: three columns by CSS grid (text at 42 characters, contents beside it) instead of Infima's percentages; comments, if set up.
import {type ReactNode} from 'react';
import {useWindowSize} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import type {Props} from '@theme/DocItem/Layout';
import Comments from '@site/src/features/comments/Comments';
import styles from './styles.module.css';

export default function DocItemLayout({children}: Props): ReactNode {
  const {frontMatter, metadata, toc} = useDoc();
  const windowSize = useWindowSize();
  const hasToc = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <div className={styles.grid}>
      <div className={styles.text}>
        <ContentVisibility metadata={metadata} />
        <DocVersionBanner />
        <article>
          <DocBreadcrumbs />
          <DocVersionBadge />
          <DocItemContent>{children}</DocItemContent>
          <DocItemFooter />
        </article>
        <Comments key={metadata.permalink} />
      </div>
      {hasToc && windowSize !== 'mobile' && (
        <div className={styles.contents}>
          <DocItemTOCDesktop />
        </div>
      )}
    </div>
  );
}
