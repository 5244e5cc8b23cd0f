import {existsSync} from 'node:fs';
import path from 'node:path';
import {load} from 'js-yaml';
import leven from 'leven';
import {fieldLine} from '../../../shared/checks/nodes';
import type {Problem, Rule, Site} from '../../../shared/checks/types';
import {readText} from '../../../shared/build/readText';

/** The tags of docs and posts, one a line. */
const LIST = 'src/features/tags/tags.txt';
const BLOG = 'blog/tags.yml';
const MAX_EDIT_DISTANCE = 3;

/** Docs and posts have their tags from one list, in which no tag stands twice and none stands for nothing. */
export const tags: Rule = {
  name: 'tags',
  check(site) {
    const listed = linesOf(site, LIST);
    const known = new Set(listed);
    const uses = [...usesInDocs(site), ...usesInBlog(site)];
    const used = new Set(uses.map(({tag}) => tag));
    const seen = new Map<string, string>();
    const problems = uses
      .filter(({tag}) => !known.has(tag))
      .map(({file, line, tag}): Problem => ({
        file,
        line,
        message: `标签表里没有“${tag}”`,
        fix: `${nearest(tag, listed)}真是新的，就在 ${LIST} 里加一行`,
      }));
    listed.forEach((tag, index) => {
      const at = {file: LIST, line: index + 1};
      const plain = tag.normalize('NFKC').toLowerCase().replace(/[\s-]/g, '');
      if (seen.has(plain)) {
        problems.push({...at, message: `“${tag}”与“${seen.get(plain)}”是同一个标签`, fix: '留一个，用到另一个的页面改过来'});
      } else if (!used.has(tag)) {
        problems.push({...at, message: `没有一页用“${tag}”`, fix: '删去这一行'});
      }
      seen.set(plain, tag);
    });
    return {checked: uses.length, problems};
  },
};

type Use = {file: string; line: number; tag: string};

const usesInDocs = ({pages}: Site): Use[] =>
  pages
    .filter(({kind, frontMatter}) => kind === 'doc' && Array.isArray(frontMatter.tags))
    .flatMap((page) =>
      (page.frontMatter.tags as unknown[]).map((tag) => ({file: page.file, line: fieldLine(page, 'tags'), tag: String(tag)})),
    );

/** Posts name a tag by its key in the blog's file; what readers see is its label. */
function usesInBlog(site: Site): Use[] {
  const lines = linesOf(site, BLOG);
  const labels = Object.values((load(lines.join('\n')) ?? {}) as Record<string, {label: string}>).map(({label}) => label);
  return labels.map((tag) => ({file: BLOG, line: lines.findIndex((line) => line.trim() === `label: ${tag}`) + 1, tag}));
}

function linesOf({root}: Site, file: string): string[] {
  const place = path.join(root, file);
  return existsSync(place) ? readText(place).trimEnd().split('\n') : [];
}

function nearest(tag: string, listed: string[]): string {
  const near = listed
    .map((other) => ({other, distance: other.includes(tag) || tag.includes(other) ? 1 : leven(tag.toLowerCase(), other.toLowerCase())}))
    .filter(({other, distance}) => distance < Math.max(other.length, tag.length) && distance <= 2)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MAX_EDIT_DISTANCE);
  return near.length > 0 ? `是不是 ${near.map(({other}) => other).join('、')}？` : '';
}
