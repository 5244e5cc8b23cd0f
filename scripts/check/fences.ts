import type {Code} from 'mdast';
import {nodesOf} from './nodes';
import type {Rule} from './types';

/** Every code block names its language: for highlighting, and because the code checker runs what it can. */
export const fences: Rule = {
  name: 'fences',
  check(site) {
    const found = nodesOf<Code>(site, ['code']);
    const problems = found
      .filter(({node}) => !node.lang || /[={]/.test(node.lang))
      .map(({page, line}) => ({file: page.file, line, message: '代码块没写语言', fix: '在 ``` 后写语言，例如 ```cpp；程序的输出写 ```text title="输出"'}));
    return {checked: found.length, problems};
  },
};
