import {expect, it} from 'vitest';
import {isInteractive} from './isInteractive';

it.each([
  ['<AlgorithmPlayer name="quick-sort" />', true],
  ['文字\n\n<GitGraphExplorer\n  start=""\n/>', true],
  ['<SectionCards />', false],
  ['```mdx\n<AlgorithmPlayer name="x" />\n```', false],
  ['写 `<AlgorithmPlayer />` 就有一幅图', false],
  ['没有图', false],
])('%j: %s', (text, is) => expect(isInteractive(text)).toBe(is));
