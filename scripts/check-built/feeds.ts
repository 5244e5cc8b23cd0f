import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {isListedPage} from './listed';
import {isDoc} from './structure';
import {wellFormed} from './wellFormed';
import {type Build, type BuiltRule, fault} from './types';
import type {Problem} from '../../src/shared/checks/types';

const FORMATS = ['rss.xml', 'atom.xml', 'feed.json'];
/** The newest twenty: those of the blog by Docusaurus, those of the notes by src/features/editions. */
const MAX_ITEMS = 20;
const FIX = '看 docusaurus.config.ts 的 feedOptions 与 src/features/editions';

/** RSS, Atom and JSON feeds of the blog, of all notes and of each section can be parsed, hold the newest, and read anywhere. Notes without a date, as before the first commit, are in none. */
export const feeds: BuiltRule = {
  name: 'feeds',
  check(build) {
    const listed = build.pages.filter(isListedPage);
    const posts = listed.filter(({$}) => $('html').hasClass('blog-post-page')).length;
    const docs = listed.filter(isDoc);
    const dated = docs.filter(({$}) => $('time[itemprop=dateModified]').length > 0);
    const hasDated = (folder: string) => dated.some(({file}) => file.startsWith(`${folder}/`));
    const sections = new Set(
      docs
        .flatMap(({file}) => /^docs\/[^/]+(?=\/)/.exec(file) ?? [])
        .filter((folder) => FORMATS.some((format) => build.files.has(`${folder}/${format}`))),
    );
    // A section knows how many it has: here it is at least one.
    const wanted: [folder: string, least: number, most: number][] = [
      ...(posts > 0 ? [['blog', posts, posts] satisfies [string, number, number]] : []),
      ['docs', dated.length, dated.length],
      ...[...sections].map((folder): [string, number, number] => (hasDated(folder) ? [folder, 1, MAX_ITEMS] : [folder, 0, 0])),
    ];
    const files = wanted.flatMap(([folder, least, most]) =>
      FORMATS.map((format) => ({file: `${folder}/${format}`, least: Math.min(least, MAX_ITEMS), most: Math.min(most, MAX_ITEMS)})),
    );
    return {
      checked: files.filter(({file}) => build.files.has(file)).length,
      problems: files.flatMap((one) => faults(build, one)),
    };
  },
};

function faults({root, files}: Build, {file, least, most}: {file: string; least: number; most: number}): Problem[] {
  if (!files.has(file)) {
    return [fault(file, '没有订阅源', FIX)];
  }
  const text = readFileSync(path.join(root, file), 'utf8');
  const broken = file.endsWith('.json') ? [] : wellFormed(file, text);
  const contents = contentsOf(file, text);
  const isRight = contents.length >= least && contents.length <= most;
  return [
    ...broken,
    ...(isRight ? [] : [fault(file, `有 ${contents.length} 篇，应有 ${least === most ? least : `${least} 到 ${most}`} 篇`, FIX)]),
    ...contents.flatMap((content) => foreign(file, content)),
  ];
}

/** What no reader of feeds can follow or show. */
function foreign(file: string, content: string): Problem[] {
  const $ = load(content, null, false);
  const relative = $('[href], [src]')
    .toArray()
    .flatMap((element) => $(element).attr('href') ?? $(element).attr('src') ?? [])
    .find((url) => !/^(?:https?:|mailto:|data:)/.test(url));
  const own = $('script, style, svg, button, input, [style], [data-island], [onclick]').get(0);
  return [
    ...(relative === undefined ? [] : [fault(file, `地址不完整：${relative}`, FIX)]),
    ...(own ? [fault(file, `有别处显示不了的元素：${$.html(own).slice(0, 60)}`, FIX)] : []),
  ];
}

function contentsOf(file: string, text: string): string[] {
  try {
    if (file.endsWith('.json')) {
      return (JSON.parse(text) as {items: {content_html?: string}[]}).items.map((item) => item.content_html ?? '');
    }
    const $ = load(text, {xmlMode: true});
    return $('item, entry')
      .toArray()
      .map((item) => $(item).find('content\\:encoded, content').text());
  } catch {
    return [];
  }
}
