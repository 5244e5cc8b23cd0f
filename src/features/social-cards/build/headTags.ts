import {asciiAddress} from '../../../shared/pure/asciiAddress';
import {escapeHtml} from '../../../shared/pure/escapeHtml';
import {replaceParts, type Replacement} from '../../../shared/html/elements';
import {startTags} from '../../../shared/html/startTags';
import {CARD} from '../cards';

/** What the head of a page says of its card. */
export interface SharedPage {
  /** Address of the card with the origin. */
  image: string;
  /** Address of the site's card, which stands where the author has chosen none. */
  siteImage: string;
  /** What is to be seen on it. */
  alt: string;
  /** Without the site's name, which stands apart. */
  title?: string;
  siteName: string;
  isArticle: boolean;
}

/**
 * A page's HTML whose head tells networks how to show it: the card instead of the site's, its size, so that it is whole on the
 * first fetch, the title alone, and the address as the sitemap spells it. The tags bear React's mark: the app replaces them by its own when it takes over.
 */
export function withHeadTags(html: string, {image, siteImage, alt, title, siteName, isArticle}: SharedPage): string {
  // `itemprop` beside `property`: QQ's own share reads these, where others read Open Graph.
  const about = [tag('og:type', isArticle ? 'article' : 'website'), tag('og:site_name', siteName)].join('');
  const size = [tag('og:image:width', String(CARD.width)), tag('og:image:height', String(CARD.height)), tag('og:image:alt', alt)].join('');
  const parts: Replacement[] = [];
  for (const meta of startTags(html, 'meta')) {
    const {start, end} = meta;
    const isSiteImage = meta.attribute('content') === siteImage;
    const by = {
      'og:image': isSiteImage ? `${tag('og:image', image, 'image')}${size}` : undefined,
      'twitter:image': isSiteImage ? `<meta data-rh="true" name="twitter:image" content="${escapeHtml(image)}">` : undefined,
      'og:url': spelled(meta.text) + about,
      'og:title': title === undefined ? undefined : tag('og:title', title, 'name'),
    }[meta.attribute('property') ?? meta.attribute('name') ?? ''];
    if (by !== undefined) {
      parts.push({start, end, by});
    }
  }
  for (const link of startTags(html, 'link')) {
    const href = link.attribute('href') ?? '';
    const isCanonical = link.attribute('rel') === 'canonical';
    if (isCanonical || link.attribute('hreflang') !== undefined) {
      // On paper stands the address as people read it (src/shared/styles/print.css).
      const readable = isCanonical && href !== asciiAddress(href) ? ` data-address="${escapeHtml(href)}"` : '';
      parts.push({start: link.start, end: link.end, by: spelled(link.text).replace('<link', () => `<link${readable}`)});
    }
  }
  return replaceParts(
    html,
    parts.sort((a, b) => a.start - b.start),
  );
}

/** A tag with its address as the sitemap spells it. */
const spelled = (tag: string): string =>
  tag.replace(/\b((?:href|content)=)("[^"]*"|'[^']*'|[^\s>]+)/g, (_, name: string, value: string) => name + asciiAddress(value));

const tag = (property: string, content: string, item?: string): string =>
  `<meta data-rh="true" property="${property}"${item === undefined ? '' : ` itemprop="${item}"`} content="${escapeHtml(content)}">`;
