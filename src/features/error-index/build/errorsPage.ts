import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ElementContent} from 'hast';
import {h} from 'hastscript';
import type {Heading, Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {encloseIn} from '../../../shared/markdown/enclose';
import {fail} from '../../../shared/markdown/fail';
import {filterBar} from '../../../shared/markdown/filterBar';
import {plainLink} from '../../../shared/markdown/plainLink';
import {visit} from '../../../shared/markdown/visit';
import type {PageMessages} from '../index';

const NAME = 'errors';
/** What src/features/error-index writes. */
const DATA = path.resolve('.docusaurus/error-index/default/errors.json');

/** `::errors`: the messages that pages explain, by section, with a field to filter them by that stays hidden until its script has come (client/filter.ts). */
export default function errors() {
  return (root: Root, file: VFile) => {
    visit(root, 'leafDirective', (node, index, parent) => {
      if (node.name === NAME) {
        const pages = existsSync(DATA)
          ? (JSON.parse(readFileSync(DATA, 'utf8')) as PageMessages[])
          : fail(file, node, '::errors 没有数据 → 只能用在 src/pages/errors.md');
        const count = pages.reduce((sum, {messages}) => sum + messages.length, 0);
        parent.children.splice(
          index,
          1,
          encloseIn('div', {className: ['error-index']}, [filterBar('error-index', '贴上报错', `共 ${count} 条`), ...bySection(pages)]),
        );
      }
    });
  };
}

function bySection(pages: PageMessages[]): RootContent[] {
  const names = [...new Set(pages.map(({section}) => section))];
  return names.flatMap((name, index) => {
    const heading: Heading = {
      type: 'heading',
      depth: 2,
      children: [{type: 'text', value: name}],
      data: {hProperties: {id: `from-${index + 1}`}},
    };
    const own = pages.filter(({section}) => section === name);
    return [heading, encloseIn('dl', {'data-unsearched': ''}, [], own.map(entry))];
  });
}

function entry({title, permalink, messages, verified}: PageMessages): ElementContent {
  const page = encodeURI(decodeURI(permalink));
  return h('div', [
    h('dt', [
      plainLink({href: `${page}#${encodeURIComponent(messages[0]!.anchor)}`}, title),
      ...(verified ? [h('span', ` ${verified} 核对`)] : []),
    ]),
    ...messages.map(({text}) => h('dd', h('code', text))),
  ]);
}
