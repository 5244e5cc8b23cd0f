import {readFileSync} from 'node:fs';
import path from 'node:path';
import {BOOKS} from '../../src/features/books/bookPath';
import {epubFile, SIZE_PLACEHOLDER} from '../../src/features/epub/address';
import {type BuiltRule, fault} from './types';

/** The largest has 0.6 MB: a book is taken along over a phone's network. */
const MAX_BYTES = 1_000_000;
const TYPE = 'mimetypeapplication/epub+zip';
const FIX = '看 src/features/epub';

/** Every section's page for paper has its EPUB beside it, and what links to one says how large it is. */
export const epubs: BuiltRule = {
  name: 'epubs',
  check({root, pages, files}) {
    const sections = pages.flatMap(({file}) => (path.dirname(file) === BOOKS ? [path.basename(file, '.html')] : []));
    const faulty = sections.flatMap((section) => {
      const file = epubFile(section);
      if (!files.has(file)) {
        return [fault(`${BOOKS}/${section}.html`, '这个栏目没有电子书', FIX)];
      }
      const bytes = readFileSync(path.join(root, file));
      return [
        ...(bytes.toString('latin1', 30, 30 + TYPE.length) === TYPE ? [] : [fault(file, '不是 EPUB：第一个文件不是它的类型', FIX)]),
        ...(bytes.length > MAX_BYTES
          ? [fault(file, `电子书有 ${bytes.length} 字节，最多 ${MAX_BYTES}`, '栏目里的照片缩小一些，或分成两个栏目')]
          : []),
      ];
    });
    const unsaid = pages.flatMap(({file, $}) =>
      $(`[${SIZE_PLACEHOLDER}]`)
        .toArray()
        .flatMap((place) => (/\d [kM]B/.test($(place).text()) ? [] : [fault(file, '电子书的链接没有说它多大', FIX)])),
    );
    return {checked: sections.length, problems: [...faulty, ...unsaid]};
  },
};
