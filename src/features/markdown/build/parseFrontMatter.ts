import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {plainLines} from '../../../shared/build/readText';
import {readVerified, verifiedOf} from '../../verified-programs/verified';
import {usesMdx} from '../../../shared/markdown/usesMdx';
import {isInteractive} from './isInteractive';
import {readingMinutes} from './readingTime';

const docsDir = `${path.resolve('docs')}${path.sep}`;
/** A piece that pages import, or a folder of them: it is no page, and Docusaurus warns of front matter in it. */
const PART = /[\\/]_/;
const record = readVerified(path.resolve());

/**
 * Docusaurus' own parser, plus what the build knows of a doc and lists of docs show:
 * reading time and difficulty travel to the category pages as custom properties of the sidebar item. Docs and posts whose
 * programs passed check:code, and have not changed since, say so. A .md file that is written in MDX is compiled as such.
 */
export const parseFrontMatter: ParseFrontMatter = async (given) => {
  const params = {...given, fileContent: plainLines(given.fileContent)};
  const {content, frontMatter} = await params.defaultParseFrontMatter(params);
  const isMdx = params.filePath.endsWith('.md') && usesMdx(content);
  const checked = verifiedOf(path.resolve(), record, path.relative('', params.filePath), params.fileContent);
  const parsed = {
    content,
    frontMatter: {
      ...frontMatter,
      ...(checked && {checked: {by: checked.by, month: checked.month}}),
      ...(isMdx && {mdx: {format: 'mdx', ...(frontMatter.mdx as object)}}),
    },
  };
  if (!params.filePath.startsWith(docsDir) || PART.test(path.relative('', params.filePath))) {
    return parsed;
  }
  const {difficulty, verified} = frontMatter as {difficulty?: string; verified?: {date: unknown; env: string}};
  const listed = {
    minutes: readingMinutes(parsed.content),
    ...(difficulty ? {difficulty} : {}),
    ...(isInteractive(parsed.content) && {isInteractive: true}),
  };
  return {
    ...parsed,
    frontMatter: {
      ...parsed.frontMatter,
      // YAML reads an unquoted date as a Date; pages show the day.
      ...(verified?.date instanceof Date && {verified: {...verified, date: verified.date.toISOString().slice(0, 10)}}),
      // The specification has no routes for tags of docs: they serve search engines as keywords (conformance A17).
      tags: undefined,
      keywords: frontMatter.tags,
      sidebar_custom_props: listed,
    },
  };
};
