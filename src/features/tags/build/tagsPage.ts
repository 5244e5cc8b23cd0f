import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ElementContent} from 'hast';
import {h} from 'hastscript';
import type {Heading, Root, RootContent} from 'mdast';
import {visit} from '../../../shared/markdown/visit';
import type {VFile} from 'vfile';
import {anchorOf} from '../anchor';
import type {Tag, Tagged} from './listTags';
import {encloseIn} from '../../../shared/markdown/enclose';
import {fail} from '../../../shared/markdown/fail';
import {plainLink} from '../../../shared/markdown/plainLink';

const NAME = 'tags';
/** What src/features/tags writes. */
const DATA = path.resolve('.docusaurus/tags/default/tags.json');

/** `::tags`: every tag with its docs and posts; those of one page only stand apart, in short. */
export default function tags() {
  return (root: Root, file: VFile) => {
    visit(root, 'leafDirective', (node, index, parent) => {
      if (node.name === NAME) {
        const all = existsSync(DATA)
          ? (JSON.parse(readFileSync(DATA, 'utf8')) as Tag[])
          : fail(file, node, '::tags 没有数据 → 只能用在 src/pages/tags.md');
        const isShared = ({docs, posts}: Tag) => docs.length + posts.length > 1;
        parent.children.splice(
          index,
          1,
          ...section('几篇共有的', 'shared', all.filter(isShared)),
          ...section(
            '只有一篇的',
            'single',
            all.filter((tag) => !isShared(tag)),
          ),
        );
      }
    });
  };
}

function section(title: string, id: string, listed: Tag[]): RootContent[] {
  const heading: Heading = {type: 'heading', depth: 2, children: [{type: 'text', value: title}], data: {hProperties: {id}}};
  return [heading, encloseIn('dl', {className: ['tags', `tags-${id}`], 'data-unsearched': ''}, [], listed.map(entry))];
}

const links = (pages: Tagged[]): ElementContent[] =>
  pages.flatMap(({title, permalink}, i) => [
    ...(i > 0 ? [{type: 'text' as const, value: '、'}] : []),
    plainLink({href: encodeURI(decodeURI(permalink))}, title),
  ]);

function entry({name, docs, posts}: Tag): ElementContent {
  const count = docs.length + posts.length;
  return h('div', {id: anchorOf(name)}, [
    h('dt', [name, ...(count > 1 ? [h('span', ` ${count} 篇`)] : [])]),
    ...(docs.length > 0 ? [h('dd', links(docs))] : []),
    ...(posts.length > 0 ? [h('dd', ['博客：', ...links(posts)])] : []),
  ]);
}
