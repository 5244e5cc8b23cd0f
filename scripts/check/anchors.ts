import path from 'node:path';
import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Definition, Heading, Link, Nodes} from 'mdast';
import {nodesOf} from '../../src/shared/checks/nodes';
import type {Page, Problem, Rule} from '../../src/shared/checks/types';
import {filePath} from '../../src/shared/markdown/filePath';

/** What is made at build time has ids that the source does not show: those of footnotes, and of what these signs stand for. */
const MADE = /^(?:user-content-|fn-)/;
const MAKES_IDS = /<[A-Z]\w*|^```(?:chart|git-graph)|^::\w/m;

/** Links to a place in a page lead to a heading or an id there; the build says so, too, but neither file nor line. */
export const anchors: Rule = {
  name: 'anchors',
  check(site) {
    const pages = new Map(site.pages.map((page) => [page.file, page]));
    const ids = new Map<Page, ReadonlySet<string>>();
    const idsIn = (page: Page) => {
      const known = ids.get(page) ?? idsOf(page);
      ids.set(page, known);
      return known;
    };
    const found = nodesOf<Link | Definition>(site, ['link', 'definition']).filter(({node}) => node.url.includes('#'));
    return {
      checked: found.length,
      problems: found.flatMap(({page, node, line}): Problem[] => {
        const [target = '', fragment = ''] = node.url.split('#', 2).map(filePath);
        const to = target === '' ? page : pages.get(path.posix.join(path.posix.dirname(page.file), target));
        return !to || fragment === '' || MADE.test(fragment) || idsIn(to).has(fragment)
          ? []
          : [
              {
                file: page.file,
                line,
                message: `${to.file} 里没有 #${fragment}`,
                fix: `${nearest(fragment, idsIn(to))}给那个标题写上 {#${fragment}}，或改正链接`,
              },
            ];
      }),
    };
  },
};

function idsOf(page: Page): ReadonlySet<string> {
  const slugger = createSlugger();
  const headings = nodesOf<Heading>({root: '', pages: [page], unreadable: []}, ['heading']).map(({node}) => {
    const {text, id} = parseMarkdownHeadingId(textOf(node));
    return id ?? slugger.slug(text);
  });
  const written = [...page.text.matchAll(/\b(?:id|name)=["'{`]*([^"'`}\s>]+)/g)].map(([, id = '']) => id);
  return MAKES_IDS.test(page.text) ? new AnyId([...headings, ...written]) : new Set([...headings, ...written]);
}

/** The ids of a page that gets more of them at build time: each may be there. */
class AnyId extends Set<string> {
  override has(): boolean {
    return true;
  }
}

const textOf = (node: Nodes): string =>
  'value' in node ? node.value : 'alt' in node ? (node.alt ?? '') : 'children' in node ? node.children.map(textOf).join('') : '';

const nearest = (fragment: string, ids: ReadonlySet<string>): string => {
  const near = ids.has(fragment.toLowerCase())
    ? fragment.toLowerCase()
    : [...ids].find((id) => id !== fragment && (id.startsWith(fragment) || fragment.startsWith(id)));
  return near ? `是不是 #${near}？` : '';
};
