import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ElementContent} from 'hast';
import {h} from 'hastscript';
import type {Heading, Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {anchorOf} from '../anchor';
import {letterOf} from './letterOf';
import type {Tag, Tagged} from './listTags';
import {encloseIn} from '../../../shared/markdown/enclose';
import {fail} from '../../../shared/markdown/fail';
import {filterBar} from '../../../shared/markdown/filterBar';
import {plainDetails} from '../../../shared/markdown/plainDetails';
import {plainLink} from '../../../shared/markdown/plainLink';
import {visit} from '../../../shared/markdown/visit';

const NAME = 'tags';
/** What src/features/tags writes. */
const DATA = path.resolve('.docusaurus/tags/default/tags.json');
/** As many as one looks over. */
const MAX_SHOWN = 40;

const countOf = ({docs, posts}: Tag) => docs.length + posts.length;

/** `::tags`: the tags that most pages share, then all others by letter, then those that are called as a section; each opens to its docs and posts. */
export default function tags() {
  return (root: Root, file: VFile) => {
    visit(root, 'leafDirective', (node, index, parent) => {
      if (node.name === NAME) {
        const all = existsSync(DATA)
          ? (JSON.parse(readFileSync(DATA, 'utf8')) as Tag[])
          : fail(file, node, '::tags 没有数据 → 只能用在 src/pages/tags.md');
        const own = all.filter(({section}) => !section);
        const shared = own.filter((tag) => countOf(tag) > 1).slice(0, MAX_SHOWN);
        const others = own.filter((tag) => !shared.includes(tag));
        const named = all.filter(({section}) => section);
        parent.children.splice(
          index,
          1,
          encloseIn('div', {className: ['tags'], 'data-unsearched': ''}, [
            filterBar('tags', '在标签里找', `共 ${all.length} 个`),
            ...(shared.length > 0 ? [heading('用得最多的', 'shared'), flow(shared)] : []),
            ...(others.length > 0
              ? [heading('别的，按拼音', 'by-letter'), encloseIn('div', {className: ['tags-letters']}, [], letters(others))]
              : []),
            ...(named.length > 0 ? [heading('与栏目同名的', 'sections'), flow(named)] : []),
          ]),
        );
      }
    });
  };
}

const heading = (title: string, id: string): Heading => ({
  type: 'heading',
  depth: 2,
  children: [{type: 'text', value: title}],
  data: {hProperties: {id}},
});

const text = (value: string): ElementContent => ({type: 'text', value});
const flowOf = (listed: Tag[]) => h('div', {className: 'tags-flow'}, listed.map(entry));
const flow = (listed: Tag[]): RootContent => encloseIn('div', {className: ['tags-flow']}, [], listed.map(entry));

function letters(listed: Tag[]): ElementContent[] {
  const byLetter = new Map<string, Tag[]>();
  for (const tag of listed) {
    const letter = letterOf(tag.name);
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), tag]);
  }
  const order = new Intl.Collator('zh-Hans-u-co-pinyin', {numeric: true});
  return [...byLetter]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([letter, own]) => {
      const entries = flowOf(own.sort((a, b) => order.compare(a.name, b.name)));
      return plainDetails([text(letter), h('span', `${own.length} 个`)], [entries], 'tags-letter');
    });
}

const item = ({title, permalink, minutes}: Tagged, prefix = ''): ElementContent =>
  h('li', [prefix, plainLink({href: encodeURI(decodeURI(permalink))}, title), ...(minutes ? [h('span', `${minutes} 分钟`)] : [])]);

/** The anchor stands in what is folded: whoever comes for it finds it open (src/features/tabs-details). */
const entry = (tag: Tag): ElementContent => {
  const {name, docs, posts, section} = tag;
  return plainDetails(
    [text(name), ...(countOf(tag) > 1 ? [h('span', String(countOf(tag)))] : [])],
    [
      h('ul', {id: anchorOf(name)}, [
        ...(section ? [h('li', ['栏目：', plainLink({href: encodeURI(decodeURI(section))}, name)])] : []),
        ...docs.map((doc) => item(doc)),
        ...posts.map((post) => item(post, '博客：')),
      ]),
    ],
    'tags-tag',
  );
};
