import {type ReactNode} from 'react';
import {mark, wordmark} from '@site/config/brand';
import styles from './styles.module.css';

/** The mark and the site's name, in outlines where there are some for it. */
export default function Brand({title}: {title: string}): ReactNode {
  const outlines = wordmark?.name === title ? wordmark : undefined;
  return (
    <>
      <svg viewBox="0 0 32 32" aria-hidden="true" dangerouslySetInnerHTML={{__html: mark}} />
      {outlines && (
        <svg className={styles.wordmark} viewBox={`0 0 ${outlines.width} ${outlines.height}`} aria-hidden="true">
          <path d={outlines.path} fill="currentColor" />
        </svg>
      )}
      <span className={outlines && styles.text}>{title}</span>
    </>
  );
}
