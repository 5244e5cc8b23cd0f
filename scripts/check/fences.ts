import type {Code} from 'mdast';
import {knownLanguages} from './languages';
import {nodesOf} from '../../src/shared/checks/nodes';
import type {Rule} from '../../src/shared/checks/types';

/** Every code block names a language that the site knows: for its colours, and because the code checker runs what it can. */
export const fences: Rule = {
  name: 'fences',
  check(site) {
    const known = knownLanguages();
    const found = nodesOf<Code>(site, ['code']);
    const problems = found.flatMap(({page: {file}, node: {lang}, line}) => {
      if (!lang || /[={]/.test(lang)) {
        return [{file, line, message: '代码块没写语言', fix: '在 ``` 后写语言，例如 ```cpp；程序的输出写 ```text title="输出"'}];
      }
      return known.has(lang)
        ? []
        : [
            {
              file,
              line,
              message: `不认识的语言 ${lang}`,
              fix: '检查拼写；确有这种语言，就加进 src/features/code-block/prism.ts；没有配色可用的写 text',
            },
          ];
    });
    return {checked: found.length, problems};
  },
};
