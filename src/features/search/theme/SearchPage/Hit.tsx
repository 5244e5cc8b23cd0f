import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {ASKED, type DescribedHit} from '@site/src/features/search/client/describeHits';
import {MissingWords} from '@site/src/features/search/client/MissingWords';
import {safeHtml} from '@site/src/features/search/client/presentHit';
import {useOpenHit} from '@site/src/features/search/client/useOpenHit';
import styles from './styles.module.css';

const html = (value: string) => ({dangerouslySetInnerHTML: {__html: safeHtml(value)}});

/** One result: its heading, the headings above it, and for a passage a snippet. */
export function Hit({hit}: {hit: DescribedHit}): ReactNode {
  const open = useOpenHit();
  const path = Object.values(hit._highlightResult.hierarchy).flatMap(({value}: {value?: string}) => value || []);
  const content = hit.type === 'content' && hit._snippetResult?.content?.value;
  const snippet = content && (hit.asked_as ? ASKED : '') + content;
  return (
    <article className={styles.hit}>
      <Heading as="h2" className={styles.title}>
        <Link to={hit.url} onClick={(event) => open(hit, event)} {...html(path.at(-1) ?? hit.url)} />
      </Heading>
      {path.length > 1 && (
        <ol className={styles.path} aria-label="所在位置">
          {path.slice(0, -1).map((heading, index) => (
            <li key={index} {...html(heading)} />
          ))}
        </ol>
      )}
      <MissingWords missing={hit.missing} />
      {snippet && <p className={styles.snippet} {...html(snippet)} />}
    </article>
  );
}
