// Change: lines of a title end between words.
import clsx from 'clsx';
import {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostItem/Header/Title';
import {Unbroken} from '@site/src/shared/ui/Unbroken';
import styles from './styles.module.css';

export default function BlogPostItemHeaderTitle({className}: Props): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const {permalink, title} = metadata;
  const TitleHeading = isBlogPostPage ? 'h1' : 'h2';
  const text = <Unbroken text={title} />;
  return (
    <TitleHeading className={clsx(styles.title, className)}>{isBlogPostPage ? text : <Link to={permalink}>{text}</Link>}</TitleHeading>
  );
}
