import {expect, test} from 'vitest';
import {xmlText} from './xmlText';

test('leaves what XML allows, and nothing else', () => {
  expect(xmlText('终端里的 \u001b[31m红色\u0000\u001b[0m\ufffe，\t制表符，\n换行，😀')).toBe('终端里的 [31m红色[0m，\t制表符，\n换行，😀');
});
