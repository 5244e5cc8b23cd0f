// Change: text set as in notes, at 42 characters with the contents beside it, instead of Infima's twelve columns across the window.
import clsx from 'clsx';
import {type ReactNode} from 'react';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import ContentVisibility from '@theme/ContentVisibility';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/MDXPage';
import TOC from '@theme/TOC';
import styles from './styles.module.css';

export default function MDXPage({content: Content}: Props): ReactNode {
  const {metadata, assets, toc} = Content;
  const {title, description, frontMatter} = metadata;
  const hasToc = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <HtmlClassNameProvider className={clsx(frontMatter.wrapperClassName ?? ThemeClassNames.wrapper.mdxPages, ThemeClassNames.page.mdxPage)}>
      <Layout>
        <PageMetadata title={title} description={description} keywords={frontMatter.keywords} image={assets.image ?? frontMatter.image} />
        <main className={clsx(styles.grid, hasToc && styles.withContents)}>
          <div className={styles.text}>
            <ContentVisibility metadata={metadata} />
            <article className="markdown">
              <MDXContent>
                <Content />
              </MDXContent>
            </article>
          </div>
          {hasToc && (
            <div className={styles.contents}>
              <TOC toc={toc} minHeadingLevel={frontMatter.toc_min_heading_level} maxHeadingLevel={frontMatter.toc_max_heading_level} />
            </div>
          )}
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
