import {type ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import AsMarkdown from '@site/src/features/editions/AsMarkdown';
import ProgramsChecked from '@site/src/features/verified-programs/ProgramsChecked';
import {type Checked} from '@site/src/shared/ui/noteFrontMatter';
import BlogPostItemHeaderAuthors from '@theme/BlogPostItem/Header/Authors';
import BlogPostItemHeaderInfo from '@theme/BlogPostItem/Header/Info';
import BlogPostItemHeaderTitle from '@theme/BlogPostItem/Header/Title';
import styles from './styles.module.css';

export default function Header(): ReactNode {
  const {isBlogPostPage, frontMatter, metadata} = useBlogPost();
  const {checked} = frontMatter as {checked?: Checked};
  return (
    <header>
      <BlogPostItemHeaderTitle />
      <BlogPostItemHeaderInfo />
      {isBlogPostPage && checked && (
        <p className={styles.checked}>
          <ProgramsChecked {...checked} />
        </p>
      )}
      {isBlogPostPage && (
        <p className={styles.checked} data-unsearched>
          <AsMarkdown permalink={metadata.permalink} />
        </p>
      )}
      {isBlogPostPage && <BlogPostItemHeaderAuthors />}
    </header>
  );
}
