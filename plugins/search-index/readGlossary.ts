import {readFileSync} from 'node:fs';

/**
 * The groups of terms of the glossary file: one group a line, terms separated by tabs, `#` before a remark.
 * @throws Error that names the line when a group has fewer than two terms.
 */
export function readGlossary(file: string): string[][] {
  return readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .flatMap((line, number) => {
      const terms = line.replace(/^#.*/, '').split('\t').map((term) => term.trim()).filter(Boolean);
      if (terms.length === 1) {
        throw new Error(`${file} 第 ${number + 1} 行只有一个词「${terms[0]}」：同义的词写在一行，用制表符（Tab）隔开。`);
      }
      return terms.length > 0 ? [terms] : [];
    });
}
