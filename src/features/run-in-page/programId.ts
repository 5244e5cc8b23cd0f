/** Languages whose programs may have a module. */
const LANGUAGES = ['cpp', 'c++', 'c', 'cuda'];

/** What of a fenced block its program's name depends on. */
type Fence = {lang: string; meta: Record<string, string>};

/**
 * The ids of the programs that a page's code blocks belong to, in the order of all its code blocks; undefined for blocks of
 * other languages. A program in a file is `page#file`, as its `file=` names it, whichever regions are shown; a program written
 * on the page is `page#n`, the n-th of these (from 1). The checker and the build of the pages name programs with it.
 */
export function programIds(page: string, fences: Fence[]): (string | undefined)[] {
  let written = 0;
  return fences.map(({lang, meta}) => {
    if (!LANGUAGES.includes(lang)) {
      return undefined;
    }
    return `${page}#${meta.file?.replace(/^\.\//, '') ?? String(++written)}`;
  });
}
