import {cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {isNewPage, leftOf, missingPackages, reportOf} from './adoptReport';
import {identityOf, isRootPage, sectionsOf} from './identity';
import {importedFolders} from './imports';
import {filesBelow, isMarkdown, nameHere, readSource, renamedParts, withNamesHere, type Source} from './readSource';
import {sectionSettings, siteSettings, withoutPrograms} from './settings';

/** What hosts are told of addresses. */
const HOSTS = ['deploy/nginx.conf', 'static/_redirects'];
/** Docusaurus builds no docs without a note. */
const FIRST_NOTE = 'docs/intro.md';

/**
 * Takes somebody's Markdown into a new site: copies docs, blog and static files, writes what can be told of the settings. Of
 * the source nothing is changed; of the site nothing is overwritten but the notes that it began with, and the settings.
 * @returns what was done and what was not, in Chinese
 * @throws Error when the source has no Markdown, or the site has notes of its own already
 */
export function adoptSource(folder: string, root: string): string {
  const source = readSource(path.resolve(folder));
  const identity = identityOf(source);
  const sections = sectionsOf(source);
  const own = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const settings = {
    'config/site.ts': siteSettings(own('config/site.ts'), identity),
    'config/sections.ts': sectionSettings(own('config/sections.ts'), sections),
    'config/rules.ts': withoutPrograms(own('config/rules.ts')),
  };
  const left = leftOf(source, root);
  dropStarter(root, source);
  const copied = [
    ...copy(source.docs, path.join(root, 'docs')),
    ...copy(source.blog, path.join(root, 'blog'), {edit: source.isBlog ? withMarksHere : undefined}),
    ...copy(source.statics, path.join(root, 'static'), {keepsExisting: true}),
    ...copyFolders(source, root),
  ];
  const hosts = HOSTS.map((file) => [file, startingAt(own(file), identity.start)] as const);
  [...Object.entries(settings), ...hosts].forEach(([file, text]) => writeFileSync(path.join(root, file), text));
  if ([...source.docs].some(([name, file]) => isMarkdown(name) && isRootPage(name, file))) {
    // The page of the address /docs: a note stands there.
    rmSync(path.join(root, 'src/pages/docs.tsx'), {force: true});
  }
  return reportOf(source, copied, identity, sections, left, missingPackages(copied, source, root));
}

/** The settings of a host, of which /docs leads to the first note; where a note stands at /docs, nothing leads away from it. */
const startingAt = (settings: string, start: string): string => {
  const lines = start === '/docs' ? [/^ *location = \/docs \{\n.*\n *\}\n+/m, /^\/docs +.*\n/m] : [];
  return lines.reduce((text, line) => text.replace(line, ''), settings).replaceAll('/docs/intro', encodeURI(start));
};

/** The notes that createSite wrote are examples, of which one stays for a blog without docs; what an owner wrote stays, and then nothing is taken in. */
function dropStarter(root: string, {docs}: Source): void {
  const starter = path.join(root, 'scripts/site/starter');
  const listed = ['docs', 'blog'].flatMap((part) => filesBelow(path.join(root, part)).map((name) => `${part}/${name}`));
  const isExample = (name: string) =>
    existsSync(path.join(starter, name)) && readFileSync(path.join(root, name)).equals(readFileSync(path.join(starter, name)));
  const others = listed.filter((name) => !isExample(name));
  if (others.length > 0) {
    throw new Error(
      `docs 与 blog 里已经有自己的文件（${others.slice(0, 3).join('、')}），没有动它们 → 在 npm run new -- site 刚建好的站里跑`,
    );
  }
  ['docs', 'blog'].forEach((part) => {
    rmSync(path.join(root, part), {recursive: true, force: true});
    mkdirSync(path.join(root, part));
  });
  if (![...docs.keys()].some(isMarkdown)) {
    cpSync(path.join(starter, FIRST_NOTE), path.join(root, FIRST_NOTE));
  }
}

/** Every file below a folder, or the file itself. */
const filesIn = (place: string): string[] =>
  statSync(place).isDirectory() ? filesBelow(place).map((name) => path.join(place, name)) : [place];

/** A post of Hexo or Jekyll with the mark that cuts it in lists as it is here, and with the addresses of pictures beside the folder of posts. */
const withMarksHere = (text: string): string =>
  text.replace(/<!--\s*more\s*-->/, '<!-- truncate -->').replace(/(\]\(<?)(?:\.\.\/)+(?=[\w-]+\/)/g, '$1/');

interface CopyOptions {
  keepsExisting?: boolean;
  edit?: (text: string) => string;
}

function copy(files: Map<string, string>, target: string, {keepsExisting = false, edit}: CopyOptions = {}): string[] {
  const wanted = [...files].filter(([name]) => !(keepsExisting && existsSync(path.join(target, name))));
  const renamed = renamedParts(wanted.map(([name]) => name));
  wanted.forEach(([name, file]) => {
    const place = path.join(target, nameHere(name));
    cpSync(file, place);
    if ((renamed.size > 0 || edit) && isMarkdown(name)) {
      const text = withNamesHere(readFileSync(place, 'utf8'), renamed);
      writeFileSync(place, edit?.(text) ?? text);
    }
  });
  return wanted.map(([, file]) => file);
}

/** Pages of Markdown besides docs and blog that stand by themselves, and the folders that pages import from, and those that these import from. */
function copyFolders({root: folder, config, docs, blog}: Source, root: string): string[] {
  const pages = path.join(folder, 'src/pages');
  const markdown = config === undefined ? [] : filesBelow(pages).filter((name) => isMarkdown(name) && isNewPage(folder, name, root));
  markdown.forEach((name) => cpSync(path.join(pages, name), path.join(root, 'src/pages', name)));
  const copied = markdown.map((name) => path.join(pages, name));
  const isMissing = (name: string) => existsSync(path.join(folder, name)) && !existsSync(path.join(root, name));
  for (let from = [...docs.values(), ...blog.values(), ...copied]; from.length > 0;) {
    const wanted = [...importedFolders(from, folder)].filter(isMissing);
    wanted.forEach((name) => cpSync(path.join(folder, name), path.join(root, name), {recursive: true}));
    from = wanted.flatMap((name) => filesIn(path.join(folder, name)));
    copied.push(...from);
  }
  return copied;
}
