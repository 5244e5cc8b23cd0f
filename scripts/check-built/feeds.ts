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

/** RSS, Atom and JSON feeds of the blog, of all notes and of each section can be parsed, hold the newest, and read anywhere. */
export const feeds: BuiltRule = {
  name: 'feeds',
  check(build) {
    const listed = build.pages.filter(isListedPage);
    const posts = listed.filter(({$}) => $('html').hasClass('blog-post-page')).length;
    const docs = listed.filter(isDoc);
    const sections = new Set(
      docs
        .flatMap(({file}) => /^docs\/[^/]+(?=\/)/.exec(file) ?? [])
        .filter((folder) => FORMATS.some((format) => build.files.has(`${folder}/${format}`))),
    );
    const wanted: [string, number][] = [
      ['blog', posts],
      ['docs', docs.length],
      ...[...sections].map((folder): [string, number] => [folder, 0]),
    ];
    const files = wanted.flatMap(([folder, count]) =>
      FORMATS.map((format) => ({file: `${folder}/${format}`, count: Math.min(count, MAX_ITEMS)})),
    );
    return {
      checked: files.filter(({file}) => build.files.has(file)).length,
      problems: files.flatMap(({file, count}) => faults(build, file, count)),
    };
  },
};

/** `count` zero: at least one, the section knows how many. */
function faults({root, files}: Build, file: string, count: number): Problem[] {
  if (!files.has(file)) {
    return [fault(file, '没有订阅源', FIX)];
  }
  const text = readFileSync(path.join(root, file), 'utf8');
  const broken = file.endsWith('.json') ? [] : wellFormed(file, text);
  const contents = contentsOf(file, text);
  const isRight = count > 0 ? contents.length === count : contents.length > 0 && contents.length <= MAX_ITEMS;
  return [
    ...broken,
    ...(isRight ? [] : [fault(file, `有 ${contents.length} 篇，应有 ${count || `1 到 ${MAX_ITEMS}`} 篇`, FIX)]),
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
