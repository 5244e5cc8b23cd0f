import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {globSync} from 'tinyglobby';
import {sitePages} from '../../src/shared/build/sitePages';
import type {Build} from './types';

/** Reads all pages of a build, but those that the owner put among the static files; the addresses follow `trailingSlash: false`. */
export function readBuild(
  root: string,
  {origin, baseUrl, documents, commits, published}: Pick<Build, 'origin' | 'baseUrl' | 'documents' | 'commits' | 'published'>,
): Build {
  const files = globSync('**/*', {cwd: root, dot: true}).sort();
  const pages = sitePages(process.cwd(), root, ['static']).map((file) => ({
    file,
    route: baseUrl + file.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '').replace(/\/$/, ''),
    $: load(readFileSync(path.join(root, file), 'utf8')),
  }));
  return {root, origin, baseUrl, documents, commits, published, pages, files: new Set(files)};
}
