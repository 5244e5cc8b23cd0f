import {fieldLine} from '../../src/shared/checks/nodes';
import type {Page, Problem, Rule} from '../../src/shared/checks/types';
import {site as settings} from '../../config/site';

/** No two pages have one address: readers would get one of them. */
export const addresses: Rule = {
  name: 'addresses',
  check({pages}) {
    const owner = new Map<string, Page>();
    return {
      checked: pages.length,
      problems: pages.flatMap((page): Problem[] => {
        const address = addressOf(page);
        const other = owner.get(address);
        owner.set(address, other ?? page);
        return other
          ? [
              {
                file: page.file,
                line: fieldLine(page, 'slug'),
                message: `与 ${other.file} 是同一个地址 ${address}`,
                fix: '改其中一个的 slug 或文件名',
              },
            ]
          : [];
      }),
    };
  },
};

/** Where Docusaurus puts a page. */
function addressOf({kind, id, frontMatter}: Page): string {
  const base = {doc: '/docs', post: '/blog', page: ''}[kind];
  const slug = typeof frontMatter.slug === 'string' ? frontMatter.slug : undefined;
  const dated = kind === 'post' ? id.replace(/(\d{4})-(\d{1,2})-(\d{1,2})-/, '$1/$2/$3/') : id;
  const parts = (settings.hasNumberPrefixes && kind === 'doc' ? withoutNumbers(dated) : dated).split('/');
  const folder = parts.slice(0, -1);
  const name = parts.at(-1) ?? '';
  if (slug !== undefined) {
    return [base, ...(slug.startsWith('/') || kind === 'post' ? [] : folder), slug.replace(/^\//, '')].join('/').replace(/(?<=.)\/$/, '');
  }
  const isFolderPage = /^(?:index|readme)$/i.test(name) || (kind === 'doc' && name.toLowerCase() === folder.at(-1)?.toLowerCase());
  return [base, ...(isFolderPage ? folder : parts)].join('/');
}

const withoutNumbers = (id: string): string =>
  id
    .split('/')
    .map((part) => part.replace(/^\d+\s*[-_.]+\s*(?=[^-_.\s])/, ''))
    .join('/');
