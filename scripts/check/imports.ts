import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Program} from 'estree';
import {faultOf, packageOf} from '../../src/features/markdown/build/missingModule';
import {nodesOf} from '../../src/shared/checks/nodes';
import type {Problem, Rule} from '../../src/shared/checks/types';
import type {Node} from 'unist';

type Esm = Node & {type: 'mdxjsEsm'; data?: {estree?: Program | null}};

/** What the bundler looks for besides the name as it is written. */
const ENDINGS = ['', ...['.tsx', '.ts', '.jsx', '.js', '.mjs', '.cjs', '.mdx', '.md', '.json'].flatMap((end) => [end, `/index${end}`])];

/** Files and packages that pages import are there. */
export const imports: Rule = {
  name: 'imports',
  check(site) {
    const found = nodesOf<Esm>(site, ['mdxjsEsm']).flatMap(({page, node}) =>
      (node.data?.estree?.body ?? []).flatMap((statement) => {
        const source = 'source' in statement ? statement.source?.value : undefined;
        return typeof source === 'string' ? [{file: page.file, line: statement.loc?.start.line ?? 1, request: source}] : [];
      }),
    );
    const problems = found
      .filter(({file, request}) => !isThere(request, path.join(site.root, file), site.root))
      .map(({file, line, request}): Problem => ({file, line, ...faultOf(request)}));
    return {checked: site.pages.length, problems};
  },
};

function isThere(request: string, page: string, root: string): boolean {
  const name = packageOf(request);
  if (name !== undefined) {
    return foldersAbove(page).some((folder) => existsSync(path.join(folder, 'node_modules', name)));
  }
  const place = request.startsWith('@site/') ? path.join(root, request.slice('@site/'.length)) : path.resolve(path.dirname(page), request);
  // The theme and loaders (`!!raw-loader!./a.txt`) are for the bundler to find.
  return !/^(?:\.|@site\/)/.test(request) || ENDINGS.some((end) => existsSync(place.replace(/\?.*$/, '') + end));
}

const foldersAbove = (file: string): string[] => {
  const folder = path.dirname(file);
  return folder === file ? [] : [folder, ...foldersAbove(folder)];
};
