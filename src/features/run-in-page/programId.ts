/** Languages whose programs may have a module. */
const COMPILED = ['cpp', 'c++', 'c', 'cuda'];
const PYTHON = ['python', 'py'];

/** What of a fenced block its program's name depends on. */
type Fence = {lang: string; meta: Record<string, string>};

export const isPython = ({lang}: Pick<Fence, 'lang'>): boolean => PYTHON.includes(lang);

/**
 * The ids of the programs that a page's code blocks belong to, in the order of all its code blocks; undefined for blocks of
 * other languages. A program in a file is `page#file`, as its `file=` names it, whichever regions are shown; a program written
 * on the page is `page#n`, the n-th of these (from 1), in Python `page#python-n`, and a session in Python `page#session-name`.
 * The checker and the build of the pages name programs with it.
 */
export function programIds(page: string, fences: Fence[]): (string | undefined)[] {
  const written = {compiled: 0, python: 0};
  return fences.map((fence) => {
    const {lang, meta} = fence;
    if (!COMPILED.includes(lang) && !isPython(fence)) {
      return undefined;
    }
    const file = meta.file?.replace(/^\.\//, '');
    if (isPython(fence)) {
      return `${page}#${file ?? (meta.session === undefined ? `python-${++written.python}` : `session-${meta.session}`)}`;
    }
    return `${page}#${file ?? String(++written.compiled)}`;
  });
}
