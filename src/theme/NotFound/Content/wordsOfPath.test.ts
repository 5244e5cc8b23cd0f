import {describe, expect, it} from 'vitest';
import {wordsOfPath} from './wordsOfPath';

describe('wordsOfPath', () => {
  it.each([
    ['/docs/CUDA/5.9%20%E5%85%B1%E4%BA%AB%E5%86%85%E5%AD%98', 'CUDA 5.9 共享内存'],
    ['/docs/Quick_Sort.html', 'Quick Sort'],
    ['/blog/2024/7/1/mermaid', '1 mermaid'],
    ['/%E0%A4%A', ''],
    ['/', ''],
  ])('%s', (path, words) => {
    expect(wordsOfPath(path)).toBe(words);
  });
});
