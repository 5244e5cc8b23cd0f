import type {Heading} from 'mdast';
import {nodesOf} from '../../src/shared/checks/nodes';
import type {Rule} from '../../src/shared/checks/types';

/** A page's title comes from its front matter; its body has headings of levels 2 and 3 only. */
export const headings: Rule = {
  name: 'headings',
  check(site) {
    const found = nodesOf<Heading>(
      site,
      ['heading'],
      site.pages.filter(({kind}) => kind !== 'page'),
    );
    const problems = found.flatMap(({page, node: {depth}, line}) => {
      if (depth === 1) {
        return [{file: page.file, line, message: '正文里有一级标题', fix: '删去它，标题写在 front matter 的 title；小节用 ##'}];
      }
      return depth > 3 ? [{file: page.file, line, message: `标题有 ${depth} 级`, fix: '只用 ## 与 ###；更细的写成段落或列表'}] : [];
    });
    return {checked: found.length, problems};
  },
};
