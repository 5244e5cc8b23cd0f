// Change: a grid of list, text at 42 characters and contents instead of Infima's twelve columns.
import clsx from 'clsx';
import {type ReactNode} from 'react';
import BlogSidebar from '@theme/BlogSidebar';
import Layout from '@theme/Layout';
import type {Props} from '@theme/BlogLayout';
import styles from './styles.module.css';

export default function BlogLayout({sidebar, toc, children, ...layoutProps}: Props): ReactNode {
  return (
    <Layout {...layoutProps}>
      <div className={clsx(styles.grid, Boolean(sidebar?.items.length) && styles.withSidebar)}>
        <BlogSidebar sidebar={sidebar} />
        <main className={styles.text}>{children}</main>
        {toc && <div className={styles.contents}>{toc}</div>}
      </div>
    </Layout>
  );
}
