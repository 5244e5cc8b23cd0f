import {isNewer, mergePages, pagesFrom, VERSION, type Memory} from './memory';

/** Says that a file is this site's: stands first in it. */
const KIND = '并行笔记的阅读记录';
/** Far beyond what the site itself would write. */
export const MAX_FILE_BYTES = 1_000_000;

/** The text of the file that a reader keeps, or takes to another browser. */
export function exportText({pages}: Memory, date = new Date()): string {
  return `${JSON.stringify({kind: KIND, v: VERSION, date: date.toISOString(), pages}, null, 2)}\n`;
}

export interface Import {
  memory: Memory;
  /** Pages new here, pages known here that the file changed, and entries that could not be understood. */
  added: number;
  changed: number;
  dropped: number;
}

/**
 * The memory with what a file adds: nothing that is remembered is lost.
 * @throws Error that says in Chinese what is wrong with the file.
 */
export function importText(memory: Memory, text: string): Import {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new Error('这不是 JSON 文件，或者文件不完整。请选从本页导出的 .json 文件。');
  }
  if (isNewer(value)) {
    throw new Error('这个文件是站点更新以后导出的。请刷新本页，再导入一次。');
  }
  const {kind, v, pages: given} = (value ?? {}) as Record<string, unknown>;
  if (kind !== KIND || v !== VERSION) {
    throw new Error('这个 JSON 文件不是本站导出的阅读记录。请选从本页导出的文件。');
  }
  const {pages, dropped} = pagesFrom(given);
  if (Object.keys(pages).length === 0) {
    throw new Error('文件里没有认得出的记录，什么也没有导入。');
  }
  const merged = {...memory.pages};
  let added = 0;
  let changed = 0;
  for (const [path, page] of Object.entries(pages)) {
    const known = memory.pages[path];
    merged[path] = known ? mergePages(known, page) : page;
    added += known ? 0 : 1;
    changed += known && JSON.stringify(merged[path]) !== JSON.stringify(known) ? 1 : 0;
  }
  return {memory: {...memory, pages: merged}, added, changed, dropped};
}
