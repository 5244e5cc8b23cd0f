import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {wellFormed} from './wellFormed';
import {type Build, type BuiltRule, fault} from './types';
import type {Problem} from '../check/types';

const FEEDS = ['blog/rss.xml', 'blog/atom.xml', 'blog/feed.json'];
/** Docusaurus puts the newest twenty posts into a feed. */
const MAX_ITEMS = 20;

/** RSS, Atom and JSON feeds can be parsed and hold the newest posts. */
export const feeds: BuiltRule = {
  name: 'feeds',
  check(build) {
    const posts = build.pages.filter(({$}) => $('html').hasClass('blog-post-page')).length;
    return {checked: FEEDS.filter((file) => build.files.has(file)).length, problems: FEEDS.flatMap((file) => faults(build, file, Math.min(posts, MAX_ITEMS)))};
  },
};

function faults({root, files}: Build, file: string, expected: number): Problem[] {
  if (!files.has(file)) {
    return [fault(file, '没有订阅源', '看 docusaurus.config.ts 的 feedOptions')];
  }
  const text = readFileSync(path.join(root, file), 'utf8');
  const broken = file.endsWith('.json') ? [] : wellFormed(file, text);
  const count = countItems(file, text);
  return count === expected ? broken : [...broken, fault(file, `有 ${count} 篇，应有 ${expected} 篇`, '看 docusaurus.config.ts 的 feedOptions')];
}

function countItems(file: string, text: string): number {
  try {
    return file.endsWith('.json') ? (JSON.parse(text) as {items: unknown[]}).items.length : load(text, {xmlMode: true})('item, entry').length;
  } catch {
    return 0;
  }
}
