// Change: years in one column, newest first, titles before dates.
import {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import type {ArchiveBlogPost, Props} from '@theme/BlogArchivePage';
import PageHeader from '@site/src/shared/ui/PageHeader';
import styles from './styles.module.css';

/** Posts by year, years and posts newest first. */
function byYear(posts: readonly ArchiveBlogPost[]): [string, ArchiveBlogPost[]][] {
  const years = new Map<string, ArchiveBlogPost[]>();
  for (const post of [...posts].sort((a, b) => b.metadata.date.localeCompare(a.metadata.date))) {
    const year = post.metadata.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years];
}

function Post({post}: {post: ArchiveBlogPost}) {
  const {permalink, title, date} = post.metadata;
  return (
    <li className={styles.post}>
      <Link to={permalink}>{title}</Link>
      <time dateTime={date}>{date.slice(5, 10)}</time>
    </li>
  );
}

export default function BlogArchivePage({archive}: Props): ReactNode {
  const title = translate({id: 'theme.blog.archive.title', message: 'Archive'});
  const description = `${archive.blogPosts.length} 篇博文，按年排列`;
  return (
    <>
      <PageMetadata title={title} description={description} />
      <Layout>
        <main className={styles.page}>
          <PageHeader title={title}>{description}</PageHeader>
          {byYear(archive.blogPosts).map(([year, posts]) => (
            <section key={year} className={styles.year}>
              <h2 id={year}>{year}</h2>
              <ul>
                {posts.map((post) => (
                  <Post key={post.metadata.permalink} post={post} />
                ))}
              </ul>
            </section>
          ))}
        </main>
      </Layout>
    </>
  );
}
