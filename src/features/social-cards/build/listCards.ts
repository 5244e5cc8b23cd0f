import type {Props} from '@docusaurus/types';
import {listedNotes, listedPosts, notesOf, postsOf, unlistedPages} from '../../../shared/build/listed';
import {listSections} from '../../../shared/build/listSections';
import type {Card} from './cardSvg';
import type {PageParts} from './readPage';
import {networkSign, signOf} from './signs';

/** A page and what stands on its card. */
export interface CardOf {
  /** Its route with the base path, not encoded. */
  path: string;
  card: Card;
  isArticle: boolean;
}

interface Metadata {
  title: string;
  description: string;
  permalink: string;
  frontMatter: {card?: string};
}

const join = (...facts: (string | false)[]): string => facts.filter(Boolean).join('，');

/**
 * The cards of all notes, posts and sections, of unlisted ones too: these live by being sent to somebody.
 * @param partsOf what a built page gives to its card, by its route
 */
export function listCards(props: Pick<Props, 'plugins'>, partsOf: (path: string) => PageParts): CardOf[] {
  const version = notesOf(props);
  const sections = listSections(version);
  const unlisted = unlistedPages(props);
  const sectionOf = (folder: string) => sections.find(({name}) => name === folder);
  const article = (
    {title, description, permalink, frontMatter}: Metadata,
    kicker: string,
    minutes: number | undefined,
    sign: () => string,
  ): CardOf => {
    const {sentence, figure, isInteractive} = partsOf(permalink);
    const facts = join(minutes !== undefined && `${minutes} 分钟`, isInteractive && '可以动手拨');
    return {
      path: permalink,
      isArticle: true,
      card: {kicker, title, line: frontMatter.card ?? sentence ?? description, facts, drawing: figure ?? sign()},
    };
  };
  return [
    ...sections.map(({name, label, description, path, stations}) => ({
      path,
      isArticle: false,
      card: {kicker: '栏目', title: label, line: description, facts: `${stations.length} 篇`, drawing: signOf(name)},
    })),
    ...[...listedNotes(version), ...unlisted.notes].map((note) => {
      const [folder = ''] = note.sourceDirName.split('/');
      const {minutes} = (note.frontMatter.sidebar_custom_props ?? {}) as {minutes?: number};
      return article(note as Metadata, sectionOf(folder)?.label ?? '笔记', minutes, () => signOf(folder));
    }),
    ...[...listedPosts(postsOf(props)), ...unlisted.posts].map(({metadata}) =>
      article(metadata as Metadata, `博客　${metadata.date.toISOString().slice(0, 10)}`, metadata.readingTime, () => signOf(undefined)),
    ),
  ];
}

/** The covers of the sections' books, by the folder of the section. */
export const listCovers = (props: Pick<Props, 'plugins'>): [section: string, cover: Card][] =>
  listSections(notesOf(props)).map(({name, label, stations}) => [
    name,
    {kicker: '电子书', title: label, line: '', facts: `${stations.length} 篇`, drawing: signOf(name), isCover: true},
  ]);

/** The card of the home page, and of pages that have none of their own. */
export const siteCard = (title: string, tagline: string): Card => ({
  kicker: tagline,
  title,
  line: '程序都跑过，结论可以核对的中文笔记',
  facts: '',
  drawing: networkSign(),
});
