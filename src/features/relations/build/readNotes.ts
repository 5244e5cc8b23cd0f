import path from 'node:path';
import {globSync} from 'tinyglobby';
import {splitFences, splitFrontMatter} from '../../../shared/markdown/source';
import {namesOf, type Term} from '../../glossary/readTerms';
import {readableLine, sentenceAround} from './sentence';
import {readText} from '../../../shared/build/readText';
import {filePath} from '../../../shared/markdown/filePath';

/** One link from a note to another, and where it stands. */
export interface Mention {
  to: string;
  /** The sentence around it, without markup; none where that would be no sentence. */
  sentence?: string;
  /** The heading above it. */
  heading?: string;
}

/** What is known of a note from its source. */
export interface Note {
  id: string;
  title: string;
  position: number;
  difficulty?: string;
  tags: string[];
  prerequisites: string[];
  mentions: Mention[];
  /** Slugs of the terms of the glossary that it uses. */
  terms: string[];
}

const LINK = /\]\((?:<([^<>]+\.mdx?)(?:#[^<>]*)?>|([^()<>\s]+\.mdx?)(?:#[^()\s]*)?)(?:\s+"[^"]*")?\)/g;
const HEADING = /^#{2,6}\s+(.*?)\s*(?:\{.*\})?$/;

/** All published notes below a folder of docs, in the order of their paths. */
export function readNotes(docs: string, terms: Term[]): Note[] {
  return globSync('**/*.{md,mdx}', {cwd: docs, ignore: ['**/_*', '**/_*/**']})
    .sort()
    .map((file) => [file, readText(path.join(docs, file))] as const)
    .flatMap(([file, text]) => readNote(file, text, terms) ?? []);
}

/** One note; none when it is a draft or unlisted. */
export function readNote(file: string, text: string, terms: Term[]): Note | undefined {
  const {frontMatter: front, body: markdown} = splitFrontMatter(text);
  const body = splitFences(markdown).rest;
  return front.draft || front.unlisted
    ? undefined
    : {
        id: file.replace(/\.mdx?$/, ''),
        title: typeof front.title === 'string' ? front.title : file,
        position: Number(front.sidebar_position ?? 0),
        ...(typeof front.difficulty === 'string' && {difficulty: front.difficulty}),
        tags: (front.tags as string[] | undefined) ?? [],
        prerequisites: (front.prerequisites as string[] | undefined) ?? [],
        mentions: mentionsIn(body, path.posix.dirname(file)),
        terms: terms.filter((term) => namesOf(term).some((name) => name.length > 1 && body.includes(name))).map(({slug}) => slug),
      };
}

function mentionsIn(body: string, folder: string): Mention[] {
  const mentions: Mention[] = [];
  let heading: string | undefined;
  for (const line of body.split('\n')) {
    const title = HEADING.exec(line)?.[1];
    heading = title === undefined ? heading : readableLine(title);
    for (const match of line.matchAll(LINK)) {
      const to = path.posix.join(folder, filePath(match[1] ?? match[2]!)).replace(/\.mdx?$/, '');
      const sentence = sentenceAround(line, match.index);
      mentions.push({to, ...(sentence && {sentence}), ...(heading && {heading})});
    }
  }
  return mentions;
}
