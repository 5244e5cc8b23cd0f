import {asciiAddress} from '../../../shared/pure/asciiAddress';
import {escapeHtml} from '../../../shared/pure/escapeHtml';
import {chapterId} from './chapterOf';

export interface Book {
  siteTitle: string;
  title: string;
  description: string;
  /** Address of the book, with the origin. */
  url: string;
  /** Route of the section's contents. */
  category: string;
  updated: Date | undefined;
  chapters: {title: string; html: string}[];
  /** Addresses of the stylesheets. */
  styles: string[];
  /** What only books look like. */
  css: string;
  /** Address of the site's icon: a browser that is told none asks the host for one. */
  icon: string | undefined;
}

const DATE = new Intl.DateTimeFormat('zh-Hans', {year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC'});

/**
 * A section as one page that reads without script: cover, contents, chapters. Search engines have the notes themselves.
 * @param script address of what draws its diagrams
 */
export function bookPage(
  {siteTitle, title, description, url, category, updated, chapters, styles, css, icon}: Book,
  script?: string,
): string {
  const facts = [`${chapters.length} 篇笔记`, ...(updated ? [`更新于 <time>${DATE.format(updated)}</time>`] : [])];
  const entries = chapters.map((chapter, i) => `<li><a href="#${chapterId(i + 1)}">${escapeHtml(chapter.title)}</a></li>`);
  return `<!doctype html><html lang="zh-Hans" dir="ltr" data-theme="light"><head><meta charset="UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1.0"><title>${escapeHtml(title)}（整个栏目） | ${escapeHtml(siteTitle)}</title><meta name="robots" content="noindex"><link rel="canonical" data-address="${escapeHtml(url)}" href="${escapeHtml(asciiAddress(url))}">${icon ? `<link rel="icon" href="${escapeHtml(icon)}">` : ''}${styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join('')}<style>${css}</style>${script ? `<script type="module" src="${escapeHtml(script)}"></script>` : ''}</head><body><main class="book">
<header class="book-cover"><p class="book-site">${escapeHtml(siteTitle)}</p><h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)}</p><p>${facts.join(' · ')}</p><p class="book-hint">用浏览器的打印（Ctrl+P，苹果电脑是 ⌘P）打在纸上，或存成 PDF。<a href="${escapeHtml(encodeURI(category))}">回到栏目</a></p></header>
<nav class="book-contents" aria-label="目录"><p>目录</p><ol>${entries.join('')}</ol></nav>
${chapters.map(({html}) => `<section class="book-chapter">${html}</section>`).join('\n')}
</main></body></html>`;
}
