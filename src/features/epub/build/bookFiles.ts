import {escapeHtml} from '../../../shared/pure/escapeHtml';
import type {Chapter} from './chapter';
import type {BookFile} from './zip';

export interface Book {
  siteTitle: string;
  title: string;
  description: string;
  /** Address of the section's page for paper, which names the book. */
  url: string;
  /** Address of the section's contents. */
  section: string;
  /** Under which terms it may be used; may be empty. */
  rights: string;
  updated: Date | undefined;
  chapters: {file: string; title: string; description: string; url: string; updated: Date | undefined; content: Chapter}[];
  css: string;
  /** PNG. */
  cover: Uint8Array | undefined;
  /** Raster pictures by their file. */
  pictures: BookFile[];
}

const DATE = new Intl.DateTimeFormat('zh-Hans', {year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC'});
const TYPES: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
};
const typeOf = (file: string): string => TYPES[/\w+$/.exec(file)![0]] ?? 'application/octet-stream';
const COVER = 'images/cover.png';

const page = (title: string, body: string, type = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE html>\n<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="zh-Hans" xml:lang="zh-Hans"><head><meta charset="UTF-8"/><title>${escapeHtml(title)}</title><link rel="stylesheet" type="text/css" href="book.css"/></head><body${type && ` epub:type="${type}"`}>${body}</body></html>\n`;

/** The files of a section's EPUB 3 (https://www.w3.org/TR/epub-33/), those of EPUB 2 programs included: container, package, contents, cover, chapters. */
export function bookFiles(book: Book): BookFile[] {
  const chapters = book.chapters.map((chapter) => ({...chapter, xhtml: chapterPage(chapter, book)}));
  const images = new Map(book.chapters.flatMap(({content}) => content.drawings.map(({file, svg}) => [file, svg] as const)));
  return [
    [
      'META-INF/container.xml',
      '<?xml version="1.0" encoding="UTF-8"?>\n<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="book/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>\n',
    ],
    ...(
      [
        ['book.opf', packageDocument(book, [...images.keys(), ...book.pictures.map(([file]) => file)])],
        ['nav.xhtml', contents(book)],
        ['toc.ncx', ncx(book)],
        ['book.css', book.css],
        ...(book.cover ? ([['cover.xhtml', coverPage(book)]] as const) : []),
        ['title.xhtml', titlePage(book)],
        ...chapters.map(({file, xhtml}) => [file, xhtml] as const),
        ...(book.cover ? ([[COVER, book.cover]] as const) : []),
        ...images,
        ...book.pictures,
      ] as BookFile[]
    ).map(([file, content]): BookFile => [`book/${file}`, content]),
  ];
}

function packageDocument({title, description, siteTitle, url, rights, updated, chapters, cover}: Book, images: string[]): string {
  const item = (id: string, href: string, type: string, properties = '') =>
    `<item id="${id}" href="${href}" media-type="${type}"${properties && ` properties="${properties}"`}/>`;
  const xhtml = 'application/xhtml+xml';
  const modified = (updated ?? new Date(0)).toISOString().replace(/\.\d+/, '');
  const features = ['tableOfContents', 'alternativeText', ...(chapters.some(({content}) => content.hasMath) ? ['MathML'] : [])];
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="zh-Hans" prefix="schema: http://schema.org/">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">${escapeHtml(url)}</dc:identifier>
<dc:title>${escapeHtml(title)}</dc:title>
<dc:creator>${escapeHtml(siteTitle)}</dc:creator>
<dc:publisher>${escapeHtml(siteTitle)}</dc:publisher>
<dc:language>zh-Hans</dc:language>
${description && `<dc:description>${escapeHtml(description)}</dc:description>\n`}${rights && `<dc:rights>${escapeHtml(rights)}</dc:rights>\n`}<dc:source>${escapeHtml(url)}</dc:source>
${updated ? `<dc:date>${modified}</dc:date>\n` : ''}<meta property="dcterms:modified">${modified}</meta>
<meta property="schema:accessMode">textual</meta>
<meta property="schema:accessMode">visual</meta>
<meta property="schema:accessModeSufficient">textual</meta>
${features.map((feature) => `<meta property="schema:accessibilityFeature">${feature}</meta>`).join('')}
<meta property="schema:accessibilityHazard">none</meta>
${cover ? '<meta name="cover" content="cover"/>' : ''}
</metadata>
<manifest>
${[
  item('nav', 'nav.xhtml', xhtml, 'nav'),
  item('ncx', 'toc.ncx', 'application/x-dtbncx+xml'),
  item('css', 'book.css', 'text/css'),
  ...(cover ? [item('cover-page', 'cover.xhtml', xhtml), item('cover', COVER, 'image/png', 'cover-image')] : []),
  item('title', 'title.xhtml', xhtml),
  ...chapters.map(({file, content}, i) => item(`n${i + 1}`, file, xhtml, content.hasMath ? 'mathml' : '')),
  ...images.map((file, i) => item(`p${i + 1}`, file, typeOf(file))),
].join('\n')}
</manifest>
<spine toc="ncx">
${cover ? '<itemref idref="cover-page" linear="no"/>\n' : ''}<itemref idref="title"/><itemref idref="nav"/>${chapters.map((_, i) => `<itemref idref="n${i + 1}"/>`).join('')}
</spine>
</package>
`;
}

function contents({title, chapters}: Book): string {
  const entries = chapters.map(({file, title: name, content}) => {
    const parts = content.headings.map((heading) => `<li><a href="${file}#${heading.id}">${heading.title}</a></li>`);
    return `<li><a href="${file}">${escapeHtml(name)}</a>${parts.length > 0 ? `<ol>${parts.join('')}</ol>` : ''}</li>`;
  });
  return page(title, `<nav epub:type="toc" role="doc-toc"><h1>目录</h1><ol>${entries.join('')}</ol></nav>`);
}

const ncx = ({title, url, chapters}: Book): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<ncx xmlns="http://www.daisy.org/z3986/2005/ncx/" version="2005-1" xml:lang="zh-Hans"><head><meta name="dtb:uid" content="${escapeHtml(url)}"/></head><docTitle><text>${escapeHtml(title)}</text></docTitle><navMap>${chapters
    .map(
      ({file, title: name}, i) =>
        `<navPoint id="n${i + 1}" playOrder="${i + 1}"><navLabel><text>${escapeHtml(name)}</text></navLabel><content src="${file}"/></navPoint>`,
    )
    .join('')}</navMap></ncx>\n`;

const coverPage = ({title}: Book): string =>
  page(title, `<p class="cover"><img src="${COVER}" alt="封面：${escapeHtml(title)}"/></p>`, 'cover');

function titlePage({title, description, siteTitle, section, rights, updated, chapters}: Book): string {
  const facts = [`${chapters.length} 篇笔记`, ...(updated ? [`更新于 ${DATE.format(updated)}`] : [])];
  return page(
    title,
    `<section epub:type="titlepage"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)}</p><p class="facts">${escapeHtml(siteTitle)} · ${facts.join(' · ')}</p><p class="facts">${rights && `${escapeHtml(rights)}。`}<a href="${escapeHtml(section)}">在网页上读</a>：交互图能动，程序能运行，改正的错字先到那里。</p></section>`,
  );
}

function chapterPage({title, description, url, updated, content}: Book['chapters'][number], book: Book): string {
  const known = new Map(book.chapters.map((chapter) => [chapter.file, new Set(chapter.content.ids)]));
  const own = new Set(content.ids);
  // A place that a book has nothing of, such as the button that a sentence speaks of: the link leads to its chapter.
  const body = content.body.replace(/ href="(n\d+\.xhtml)?#(\w+)"/g, (all, file: string | undefined, id: string) => {
    const ids = file === undefined ? own : known.get(file);
    return ids?.has(id) ? all : file === undefined ? '' : ` href="${file}"`;
  });
  const facts = [...(updated ? [`更新于 ${DATE.format(updated)}`] : []), `<a href="${escapeHtml(url)}">在网页上读</a>`];
  return page(
    title,
    `<section epub:type="chapter"><h1>${escapeHtml(title)}</h1>${description && `<p>${escapeHtml(description)}</p>`}<p class="facts">${facts.join(' · ')}</p>${body}</section>`,
  );
}
