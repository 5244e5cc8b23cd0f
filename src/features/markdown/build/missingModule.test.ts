import path from 'node:path';
import {expect, it} from 'vitest';
import {missingModule} from './missingModule';

const here = path.relative('', __filename);
const notFound = (request: string) => `  × Module not found: Can't resolve '${request}' in '/somewhere'\n   ╭─[1:0]`;

it.each([
  ["import './nowhere'", './nowhere', `${here}:9 没有这个文件：./nowhere → 改正路径`],
  ["import 'no-such-package/deep'", 'no-such-package/deep', `${here}:10 没有装 no-such-package 这个包 → npm install no-such-package`],
  ["import '@scope/none/deep'", '@scope/none/deep', `${here}:11 没有装 @scope/none 这个包 → npm install @scope/none`],
  ["import '@theme/None'", '@theme/None', `${here}:12 没有主题组件 @theme/None → 改正名字，或把它写成 src/theme/None`],
])('says which line has %s', (_, request, line) => {
  expect(missingModule(notFound(request), `/loaders/a.js??rule!${__filename}?query`)).toContain(line);
});

it('knows the words for an alias', () => {
  expect(missingModule("  × Cannot find module '@site/src/none' for matched aliased key '@site'", __filename)).toContain(
    '没有这个文件：@site/src/none → ',
  );
});

it('leaves to the bundler what packages import, and other errors', () => {
  expect(missingModule(notFound('x'), path.resolve('node_modules/vitest/package.json'))).toBeUndefined();
  expect(missingModule(notFound('x'), '/elsewhere/a.js')).toBeUndefined();
  expect(missingModule('something else', __filename)).toBeUndefined();
});
