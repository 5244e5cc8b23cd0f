import {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import ends from '@generated/relations/default/ends.json';
import AsMarkdown from '../../editions/AsMarkdown';
import {anchorOf} from '../../tags/anchor';
import {type NoteFrontMatter} from '../../../shared/ui/noteFrontMatter';
import type {NoteEnd as End} from '../index';

/** The clear next: one card, all of it the link. */
function NextCard({title, path, place, minutes, why}: NonNullable<End['next']>) {
  const facts = [place, minutes && `约 ${minutes} 分钟`].filter(Boolean).join('，');
  return (
    <Link className="pagination-nav__link pagination-nav__link--next" rel="next" to={path}>
      <div className="pagination-nav__sublabel">
        <span className="sr-only">下一页：</span>接着读{facts && <span>{facts}</span>}
      </div>
      <div className="pagination-nav__label">{title}</div>
      {why && <div className="note-end__why">{why}</div>}
    </Link>
  );
}

/** A quiet group of links in the line below it. */
function Ways({label, className, links}: {label: string; className?: string; links: {title: string; path: string}[]}) {
  return (
    links.length > 0 && (
      <p className={className}>
        {label}
        {links.map(({title, path}) => (
          <Link key={path} to={path}>
            {title}
          </Link>
        ))}
      </p>
    )
  );
}

function Backlinks({backlinks}: Pick<End, 'backlinks'>) {
  return (
    backlinks.length > 0 && (
      <details className="relations-backlinks">
        <summary>
          提到本页的笔记 <span>{backlinks.length} 篇</span>
        </summary>
        <ul>
          {backlinks.map(({title, path, sentence, heading}) => (
            <li key={path}>
              <Link to={path}>{title}</Link>
              {(sentence ?? heading) && <span>{sentence ?? `在“${heading}”一节`}</span>}
            </li>
          ))}
        </ul>
      </details>
    )
  );
}

/** The last line of a note: its tags, with what it was checked, and what one can do with the page. */
function Colophon({tags}: Pick<End, 'tags'>) {
  const {metadata, frontMatter} = useDoc();
  const {checked} = frontMatter as NoteFrontMatter;
  const tagsPage = useBaseUrl('/tags');
  return (
    <footer className={ThemeClassNames.docs.docFooter}>
      {tags.length > 0 && (
        <p className="relations-tags">
          标签
          {tags.map((tag) => (
            // Docusaurus knows no anchors but those of headings (scripts/check-built looks at all).
            <a key={tag} href={`${tagsPage}#${encodeURIComponent(anchorOf(tag))}`}>
              {tag}
            </a>
          ))}
        </p>
      )}
      {checked && (
        <p>
          <span>
            {checked.by.join('、')} 核对，<time dateTime={checked.month}>{checked.month}</time>
          </span>
        </p>
      )}
      {/* Of a frozen version no Markdown is written (src/features/editions). */}
      {metadata.version === 'current' && (
        <p>
          <AsMarkdown permalink={metadata.permalink} />
        </p>
      )}
      {metadata.editUrl && (
        <p>
          <Link to={metadata.editUrl} className={ThemeClassNames.common.editThisPage}>
            改正这一页
          </Link>
        </p>
      )}
    </footer>
  );
}

/** The end of a note: where to go on, the ways around, the notes that speak of it, and what the page is. */
export default function NoteEnd(): ReactNode {
  const {metadata} = useDoc();
  const {previous} = metadata;
  const {next, also, related, back, backlinks, tags} = ends[metadata.source]!;
  return (
    <div className="note-end" data-unsearched>
      <nav className={clsx('relations', 'pagination-nav')} aria-label="接下来读什么">
        {next && <NextCard {...next} />}
        <div className="note-end__ways">
          {previous && (
            <p>
              <Link className="pagination-nav__link pagination-nav__link--prev" rel="prev" to={previous.permalink}>
                <span className="pagination-nav__sublabel">上一页</span>
                <span className="pagination-nav__label">{previous.title}</span>
              </Link>
            </p>
          )}
          <Ways label="读完也可以读" className="relations-next" links={also} />
          <Ways label="相关" className="relations-related" links={related} />
          <Ways label="回到" links={back ? [back] : []} />
        </div>
        <Backlinks backlinks={backlinks} />
      </nav>
      <Colophon tags={tags} />
    </div>
  );
}
