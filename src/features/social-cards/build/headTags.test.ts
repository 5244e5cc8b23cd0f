import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {withHeadTags} from './headTags';

const ORIGIN = 'https://notes.example.org';
const SITE = `${ORIGIN}/img/social-card.png`;
const page = {
  image: `${ORIGIN}/assets/cards/0a.png`,
  siteImage: SITE,
  alt: '变基："一句话"',
  title: '变基',
  siteName: '笔记',
  isArticle: true,
};

const head = (image = SITE) =>
  `<head><meta data-rh="true" property="og:image" content="${image}"/><meta data-rh="true" name="twitter:image" content="${image}"/><meta data-rh="true" property="og:url" content="${ORIGIN}/a"/><meta data-rh="true" property="og:title" content="变基 | 笔记"/></head>`;

const tagsOf = (html: string) =>
  Object.fromEntries(
    load(html)('meta')
      .toArray()
      .map(({attribs}) => [attribs.property ?? attribs.name, attribs.content]),
  );

it('a page names its card, with its size, and its title alone', () => {
  expect(tagsOf(withHeadTags(head(), page))).toEqual({
    'og:image': page.image,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': '变基："一句话"',
    'twitter:image': page.image,
    'og:url': `${ORIGIN}/a`,
    'og:type': 'article',
    'og:site_name': '笔记',
    'og:title': '变基',
  });
});

it('a picture that the author chose stays', () => {
  const own = `${ORIGIN}/assets/images/mine.png`;
  expect(tagsOf(withHeadTags(head(own), page))).toMatchObject({'og:image': own, 'twitter:image': own, 'og:title': '变基'});
  expect(withHeadTags(head(own), page)).not.toContain('og:image:width');
});

it('a page without a card of its own keeps its title and has the site’s', () => {
  const {title: _, ...site} = {...page, image: SITE, isArticle: false};
  expect(tagsOf(withHeadTags(head(), site))).toMatchObject({'og:image': SITE, 'og:type': 'website', 'og:title': '变基 | 笔记'});
});

it('the address of the page is spelt as in the sitemap, and kept for paper as people read it', () => {
  const address = `${ORIGIN}/docs/4.1 内存`;
  const $ = load(
    withHeadTags(
      `<head><link data-rh="true" rel="canonical" href="${address}"/><meta data-rh="true" property="og:url" content="${address}"/><link data-rh="true" rel="alternate" href="${address}" hrefLang="x-default"/><link rel="stylesheet" href="/a b.css"></head>`,
      page,
    ),
  );
  const ascii = `${ORIGIN}/docs/4.1%20%E5%86%85%E5%AD%98`;
  expect($('meta[property="og:url"]').attr('content')).toBe(ascii);
  expect($('link[rel=canonical]').attr()).toMatchObject({href: ascii, 'data-address': address});
  expect($('link[rel=alternate]').attr('href')).toBe(ascii);
  expect($('link[rel=stylesheet]').attr('href')).toBe('/a b.css');
});
