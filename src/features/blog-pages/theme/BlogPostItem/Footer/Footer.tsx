import {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Original from '@theme-init/BlogPostItem/Footer';
import styles from './styles.module.css';

/** Who writes, at the end of a post: an author who says something of themselves (`description` in blog/authors.yml). */
export default function Footer(): ReactNode {
  const {isBlogPostPage, metadata} = useBlogPost();
  const authors = isBlogPostPage ? metadata.authors.filter(({description}) => description) : [];
  return (
    <>
      <Original />
      {authors.map(({name, title, url, description}) => (
        <aside key={name} className={styles.author} aria-label="作者" data-unsearched>
          <p>
            {url ? <Link to={url}>{name}</Link> : <b>{name}</b>}
            {title && <span>{title}</span>}
          </p>
          <p>{description}</p>
        </aside>
      ))}
    </>
  );
}
