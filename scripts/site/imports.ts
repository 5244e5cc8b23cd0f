import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {usesMdx} from '../../src/shared/markdown/usesMdx';

/** Pages and programs. */
const CODE = /\.(?:mdx?|[cm]?[jt]sx?)$/;
/** Folders whose files are copied as a whole. */
const TAKEN = ['docs', 'blog', 'static'];

/** The paths of the site in `root` that a page or a program imports: by `@site/…`, or from where it lies. */
function importedPaths(file: string, root: string): string[] {
  const text = CODE.test(file) ? readFileSync(file, 'utf8') : '';
  const ofSite = [...text.matchAll(/['"]@site\/([\w./-]+)/g)].map(([, name = '']) => path.join(root, name));
  const relative = [...text.matchAll(/\b(?:from|import|require)\s*\(?\s*['"](\.\.?\/[^'"\n]+)['"]/g)].map(([, name = '']) =>
    path.resolve(path.dirname(file), name),
  );
  return [...ofSite, ...relative];
}

/**
 * The folders of the site in `root` that these files import from (`@site/…`, or by a path that leaves docs or blog): those right
 * below src/, and others at the top.
 */
export function importedFolders(files: Iterable<string>, root: string): Set<string> {
  return new Set(
    [...files]
      .flatMap((file) => importedPaths(file, root))
      .map((place) => path.relative(root, place).split(path.sep))
      .filter(([top = '..', below]) => top !== '..' && below !== undefined && !TAKEN.includes(top))
      .map((parts) => parts.slice(0, parts[0] === 'src' ? 2 : 1).join('/')),
  );
}

const EXTENSIONS = ['', '.tsx', '.ts', '.jsx', '.js', '.mjs', '.cjs', '.mdx', '.md', '/index.tsx', '/index.ts', '/index.jsx', '/index.js'];

/** These pages and all that they import of the site in `root`, and that these import. */
export function importedFiles(pages: Iterable<string>, root: string): Set<string> {
  const found = new Set(pages);
  for (const file of found) {
    importedPaths(file, root).forEach((place) => {
      const target = EXTENSIONS.map((extension) => place + extension).find((one) => existsSync(one) && statSync(one).isFile());
      if (target !== undefined) {
        found.add(target);
      }
    });
  }
  return found;
}

/** The packages that pages and the code beside them import. */
export function importedPackages(files: Iterable<string>): Set<string> {
  const code = [...files].filter((file) => CODE.test(file));
  return new Set(
    code.flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      if (/\.mdx?$/.test(file) && !(file.endsWith('x') || usesMdx(text))) {
        return [];
      }
      return (
        [...text.matchAll(/^(?:import\s[^'"`;]*?|export\s[^'"`;=]*?\sfrom\s*)['"]([^'".\n][^'"\n]*)['"]/gm)]
          // Of a loader's request (`!!raw-loader!…`) the loader.
          .map(([, name = '']) => (name.startsWith('!') ? (/^!*([^!]+)!/.exec(name)?.[1] ?? '') : name))
          .filter((name) => !/^(?:@site|@theme|@docusaurus|@generated|react$|react\/|clsx$|$)/.test(name))
          .map((name) =>
            name
              .split('/')
              .slice(0, name.startsWith('@') ? 2 : 1)
              .join('/'),
          )
      );
    }),
  );
}
