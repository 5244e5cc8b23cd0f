import type {Table} from 'mdast';
import {nodesOf} from '../../src/shared/checks/nodes';
import type {Rule} from '../../src/shared/checks/types';

/** No row has more cells than the head: what is too much is dropped, the second half of `a || b` in code for one. */
export const tables: Rule = {
  name: 'tables',
  check(site) {
    const found = nodesOf<Table>(site, ['table']);
    return {
      checked: found.length,
      problems: found.flatMap(({page, node: {children: rows}}) => {
        const columns = rows[0]!.children.length;
        return rows
          .filter(({children}) => children.length > columns)
          .map(({children, position}) => ({
            file: page.file,
            line: position?.start.line ?? 1,
            message: `这一行有 ${children.length} 格，表头只有 ${columns} 格，多出来的读者看不到`,
            fix: '竖线是内容的，写成 \\|，代码里也一样：`a \\|\\| b`',
          }));
      }),
    };
  },
};
