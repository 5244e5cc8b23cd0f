import {checkDoc, checkPost} from '../../config/frontMatter';
import {fieldLine} from '../../src/shared/checks/nodes';
import type {Rule} from '../../src/shared/checks/types';

/** Front matter is complete and every value is of its kind. */
export const frontMatter: Rule = {
  name: 'front-matter',
  check({pages}) {
    const ids = new Set(pages.filter(({kind}) => kind === 'doc').map(({id}) => id));
    const written = pages.filter(({kind}) => kind !== 'page');
    const problems = written.flatMap((page) => {
      const found = page.kind === 'doc' ? checkDoc(page.frontMatter, {id: page.id, ids}) : checkPost(page.frontMatter);
      return found.map(({field, message, fix}) => ({file: page.file, line: fieldLine(page, field), message, fix}));
    });
    return {checked: written.length, problems};
  },
};
