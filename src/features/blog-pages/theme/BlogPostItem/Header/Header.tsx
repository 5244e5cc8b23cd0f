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
    <header className={isBlogPostPage ? styles.header : undefined}>
      <BlogPostItemHeaderTitle />
      <BlogPostItemHeaderInfo />
      {isBlogPostPage && (
        <div className={styles.checked} data-unsearched>
          {checked ? (
            <ProgramsChecked checked={checked} source={metadata.source}>
              <AsMarkdown permalink={metadata.permalink} />
            </ProgramsChecked>
          ) : (
            <AsMarkdown permalink={metadata.permalink} />
          )}
        </div>
      )}
      {isBlogPostPage && <BlogPostItemHeaderAuthors />}
    </header>
  );
}
