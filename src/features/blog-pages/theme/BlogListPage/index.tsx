// Change: the list has a heading (upstream has none, so the page had no h1) with ways to archive, tags and feed.
import routes from '@generated/routes';
import clsx from 'clsx';
import {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import SearchMetadata from '@theme/SearchMetadata';
import type {Props} from '@theme/BlogListPage';
import PageHeader from '@site/src/shared/ui/PageHeader';
import styles from './styles.module.css';

/** A blog without tags, or without authors, has no page of them. */
const isThere = (page: string) => routes.some(({path}) => path.endsWith(page));

export default function BlogListPage(props: Props): ReactNode {
  const {metadata, items, sidebar} = props;
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}>
      <PageMetadata title={metadata.blogTitle} description={metadata.blogDescription} />
      <SearchMetadata tag="blog_posts_list" />
      <BlogLayout sidebar={sidebar}>
        <PageHeader title={metadata.blogTitle}>
          <span className={styles.ways}>
            <Link to="/blog/archive">按年归档</Link>
            {isThere('/blog/tags') && <Link to="/blog/tags">标签</Link>}
            {isThere('/blog/authors') && <Link to="/blog/authors">作者</Link>}
            <Link href="pathname:///blog/rss.xml">订阅</Link>
          </span>
        </PageHeader>
        <BlogPostItems items={items} />
        <BlogListPageStructuredData {...props} />
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
