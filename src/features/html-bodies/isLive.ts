import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {readText} from '../../shared/build/readText';
import {besidePage} from '../../shared/markdown/besidePage';
import {SHOWN, usesMdx} from '../../shared/markdown/usesMdx';

/** Hooks that give the same on the server and in the browser, for good. */
const STILL_HOOKS = 'BaseUrl|BaseUrlUtils|Callback|DocusaurusContext|Id|Memo|Ref';
/** State, effects, contexts, event handlers: signs of something that lives in the browser. */
const SIGNS = new RegExp(String.raw`\buse(?!(?:${STILL_HOOKS})\b)[A-Z]\w*(?:<[^()]*>)?\(|\bsetState\(|\bBrowserOnly\b|\son[A-Z]\w*=\{`);
/** Packages whose components need no script of their own in the body. */
const STILL_PACKAGES = /^(?:react|react-dom\/server|prop-types|clsx|classnames|@mdx-js\/react|@theme(?:-\w+)?\/.*|@docusaurus\/.*)$/;
const ISLAND = /\/features\/islands'/;
const CODE = /\.(?:[cm]?[jt]sx?|mdx?)$/;
const EXTENSIONS = ['', '.tsx', '.ts', '.jsx', '.js', '.mjs', '.cjs', '/index.tsx', '/index.ts', '/index.jsx', '/index.js'];
const IMPORT = /^(?:import|export)\s[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|^import\s*['"]([^'"]+)['"]/gm;

/** What is known of a file; a file that is being looked at counts as still, for modules that import each other. */
const known = new Map<string, boolean>();

/**
 * Whether a page of Markdown holds something that React has to run in the browser: a component of its own or of a package,
 * with state, effects or handlers. Islands are none, since they start by themselves, nor is what only draws.
 *
 * It is told from the sources, because the tables of routes are written before the pages are compiled.
 * @param file a page; in CommonMark there are no components
 * @param root the site's folder, which `@site` stands for
 */
export function isLive(file: string, root: string): boolean {
  return isMdx(file) && needsBrowser(file, root);
}

/** The tables of routes and both compilers ask of the same pages: each .md file is read once. */
const knownMdx = new Map<string, boolean>();

function isMdx(file: string): boolean {
  const told = knownMdx.get(file) ?? (file.endsWith('.mdx') || (file.endsWith('.md') && usesMdx(readText(file))));
  knownMdx.set(file, told);
  return told;
}

function needsBrowser(file: string, root: string): boolean {
  const told = known.get(file);
  if (told !== undefined) {
    return told;
  }
  known.set(file, false);
  const text = readText(file);
  const isPage = /\.mdx?$/.test(file);
  const source = isPage ? text.replace(SHOWN, '') : text;
  const isIsland = !isPage && ISLAND.test(source);
  const result = !isIsland && (SIGNS.test(source) || importsOf(source).some((name) => isLiveImport(name, file, root)));
  known.set(file, result);
  return result;
}

const importsOf = (source: string): string[] => [...source.matchAll(IMPORT)].map(([, from, bare]) => from ?? bare ?? '');

function isLiveImport(name: string, from: string, root: string): boolean {
  const target = path.resolve(root, besidePage(from, name));
  if (!/^(?:\.{1,2}\/|@site\/)/.test(name)) {
    // A loader's request (`!!raw-loader!…`) gives text.
    return !name.includes('!') && !STILL_PACKAGES.test(name) && !/\.css$/.test(name);
  }
  const file = EXTENSIONS.map((extension) => target + extension).find((one) => existsSync(one) && statSync(one).isFile());
  return file !== undefined && CODE.test(file) && needsBrowser(file, root);
}
