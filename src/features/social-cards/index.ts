import {createHash} from 'node:crypto';
import {copyFileSync, existsSync, mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {globSync} from 'tinyglobby';
import type {BuildContext} from '../../shared/build/BuildContext';
import {inThread} from '../../shared/build/inThread';
import type {LastStep} from '../../shared/build/lastSteps';
import {pageIn} from '../../shared/build/pageChunks';
import {recordUse, removeUnused} from '../../shared/build/unusedFiles';
import type {RewritePage} from '../content-policy';
import type {Card} from './build/cardSvg';
import type {DrawCards} from './build/drawCards';
import {withHeadTags} from './build/headTags';
import {listCards, listCovers, siteCard, type CardOf} from './build/listCards';
import {readPage} from './build/readPage';
import {CARDS, SITE_CARD} from './cards';

/** Cards are kept here by what is on them, until they are not used for a month; `npm run clear` empties it. */
const CACHE = path.resolve('node_modules/.cache/cards');
const FONTS = ['@fontsource-variable/noto-serif-sc', '@fontsource-variable/noto-sans-sc', 'harfbuzzjs', 'subset-font'];
/** What a card looks like depends on these, too. */
const CODE = ['src/features/social-cards/{cards.ts,build/*.ts}', 'src/shared/build/palette.ts', 'src/shared/styles/tokens.css'];

/** The pictures that stand for a page where it is shared: one step draws them, and what rewrites the pages names them. */
export interface SocialCards {
  write: LastStep;
  /** For pages with a card of their own its address; for the others that of the site's. */
  tags: (props: Props) => RewritePage;
  /** The cover of a section's book as PNG, by the section's folder, once the cards are drawn. */
  coverOf: (section: string) => Uint8Array | undefined;
}

export function socialCards({pages}: BuildContext): SocialCards {
  const partsOf = pages.reader('card', readPage);
  const drawn = new Map<string, CardOf & {file: string}>();
  const covers = new Map<string, string>();
  return {
    async write(props) {
      const {outDir, siteConfig} = props;
      const start = Date.now();
      const cards = listCards(props, (route) => partsOf({outDir, siteConfig}, route));
      const site = siteCard(siteConfig.title, siteConfig.tagline);
      const nameOf = namesOfCards();
      const books = listCovers(props);
      const made = await draw([site, ...cards.map(({card}) => card), ...books.map(([, cover]) => cover)], nameOf, siteConfig.title);
      books.forEach(([section, cover]) => covers.set(section, path.join(CACHE, nameOf(cover))));
      mkdirSync(path.join(outDir, CARDS), {recursive: true});
      mkdirSync(path.dirname(path.join(outDir, SITE_CARD)), {recursive: true});
      copyFileSync(path.join(CACHE, nameOf(site)), path.join(outDir, SITE_CARD));
      for (const one of cards) {
        const name = nameOf(one.card);
        copyFileSync(path.join(CACHE, name), path.join(outDir, CARDS, name));
        drawn.set(one.path, {...one, file: `${CARDS}/${name}`});
      }
      console.log(
        `[social-cards] ${cards.length + 1} 张分享用的图，${books.length} 张封面，新画 ${made} 张，${((Date.now() - start) / 1000).toFixed(1)} 秒`,
      );
    },
    coverOf: (section) => {
      const file = covers.get(section);
      return file === undefined ? undefined : readFileSync(file);
    },
    tags: ({siteConfig: {url, baseUrl, title, tagline}}) => {
      const siteImage = `${url}${baseUrl}${SITE_CARD}`;
      return (html, file) => {
        const own = drawn.get(`${baseUrl}${pageIn(file)}`);
        return withHeadTags(html, {
          siteName: title,
          siteImage,
          image: own ? `${url}${baseUrl}${own.file}` : siteImage,
          alt: own ? `${own.card.title}：${own.card.line}` : `${title}：${tagline}`,
          isArticle: own?.isArticle ?? false,
          ...(own && {title: own.card.title}),
        });
      };
    },
  };
}

/** Draws the cards that are not in the cache. @returns how many these were */
async function draw(cards: Card[], nameOf: (card: Card) => string, siteName: string): Promise<number> {
  removeUnused(CACHE);
  const byName = new Map(cards.map((card) => [nameOf(card), card]));
  const missing = [...byName].filter(([name]) => !existsSync(path.join(CACHE, name)));
  if (missing.length > 0) {
    const data: DrawCards = {cards: missing, folder: CACHE, siteName, hasFonts: hasFonts()};
    await inThread<void>(path.join(__dirname, 'build/drawCards.ts'), 'drawCards', data);
  }
  byName.forEach((_card, name) => recordUse(path.join(CACHE, name)));
  return missing.length;
}

/** The name of a card's file: the digest of what is on it and of what draws it. */
function namesOfCards(): (card: Card) => string {
  const code = createHash('sha256');
  globSync(CODE)
    .sort()
    .forEach((file) => code.update(readFileSync(file)));
  const drawing = code.digest('hex');
  const versions = `${FONTS.map(versionOf).join()} ${versionOf('sharp')}`;
  return (card) =>
    `${createHash('sha256')
      .update(JSON.stringify([drawing, versions, card]))
      .digest('hex')
      .slice(0, 16)}.png`;
}

/** Said once, when a card has to be drawn: what a site needs its fonts for is the text of its cards alone. */
function hasFonts(): boolean {
  const missing = FONTS.filter((name) => versionOf(name) === undefined);
  if (missing.length > 0) {
    console.warn(`[social-cards] 没有装 ${missing.join('、')}：分享用的图上只有图案，没有字 → npm ci`);
  }
  return missing.length === 0;
}

/** Of a package beside this site's own; what it exports says nothing of this file. */
function versionOf(name: string): string | undefined {
  const file = path.resolve('node_modules', name, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as {version: string}).version : undefined;
}
