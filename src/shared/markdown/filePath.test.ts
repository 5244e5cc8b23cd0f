import {expect, test} from 'vitest';
import {filePath} from './filePath';

test.each([
  ['./C%2B%2B%E5%85%A5%E9%97%A8.md', './C++入门.md'],
  ['./_图/a%23b.png', './_图/a#b.png'],
  ['./04%20变基.md', './04 变基.md'],
  ['./100%25.png', './100%.png'],
  ['https://example.com/50%-off', 'https://example.com/50%-off'],
  ['./%E5%85.md', './%E5%85.md'],
  ['./%e4%b8%ad%20文%.md', './中 文%.md'],
])('%s is %s', (url, file) => {
  expect(filePath(url)).toBe(file);
});
