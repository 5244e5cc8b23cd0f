import {existsSync, readFileSync} from 'node:fs';
import type {Element, ElementContent, Root} from 'hast';
import {h} from 'hastscript';
import type {VFile} from 'vfile';
import {relationsFile} from './file';
import type {LinkedRelations, NoteLink} from './withAddresses';
import {anchorOf} from '../../tags/anchor';
import {plainLink} from '../../../shared/markdown/plainLink';
import {docId} from '../../../shared/markdown/docId';

/** More notes than this that speak of a page are folded. */
const MAX_SHOWN = 4;

const linkTo = ({title, path}: NoteLink) => h('a', {href: encodeURI(path)}, title);
const group = (title: string, className: string, children: ElementContent[]) =>
  children.length > 0 ? [h('div', {className}, [h('p', {className: 'relations-title'}, title), ...children])] : [];
const list = (links: NoteLink[]) =>
  links.length > 0
    ? [
        h(
          'ul',
          links.map((link) => h('li', linkTo(link))),
        ),
      ]
    : [];

function backlink({sentence, heading, ...link}: LinkedRelations['backlinks'][number]): Element {
  const context = sentence ?? (heading && `在“${heading}”一节`);
  return h('li', [linkTo(link), ...(context ? [h('span', context)] : [])]);
}

function backlinkList(backlinks: LinkedRelations['backlinks']): Element[] {
  const entries = backlinks.map(backlink);
  const lists = [entries.slice(0, MAX_SHOWN), entries.slice(MAX_SHOWN)].filter((part) => part.length > 0).map((part) => h('ul', part));
  return lists.length < 2 ? lists : [lists[0]!, h('details', [h('summary', `还有 ${entries.length - MAX_SHOWN} 篇`), lists[1]!])];
}

/** At the foot of each note: what to read next, related notes, the notes that speak of it, its tags; by the data that src/features/relations wrote. */
export default function relations({baseUrl}: {baseUrl: string}) {
  return (root: Root, file: VFile) => {
    const id = docId(file);
    const data = id === undefined ? '' : relationsFile(id);
    if (!existsSync(data)) {
      return;
    }
    const {next, related, backlinks, tags} = JSON.parse(readFileSync(data, 'utf8')) as LinkedRelations;
    const groups = [
      ...group('接着读', 'relations-next', list(next)),
      ...group('相关笔记', 'relations-related', list(related)),
      ...group('提到本页的笔记', 'relations-backlinks', backlinkList(backlinks)),
      ...group(
        '标签',
        'relations-tags',
        tags.length > 0
          ? [
              h(
                'ul',
                tags.map((tag) => h('li', plainLink({href: `${baseUrl}tags#${encodeURIComponent(anchorOf(tag))}`}, tag))),
              ),
            ]
          : [],
      ),
    ];
    if (groups.length > 0) {
      root.children.push(h('nav', {className: 'relations', ariaLabel: '与本页有关的笔记'}, groups));
    }
  };
}
