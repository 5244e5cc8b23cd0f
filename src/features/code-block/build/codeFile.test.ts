import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {renderMarkdown} from '../../../shared/testing/renderMarkdown';

const fence = (info: string, body = '') => `\`\`\`${info}\n${body}\`\`\`\n`;

describe.each(['md', 'mdx'] as const)('code from a file in .%s', (format) => {
  const code = async (markdown: string) => load(await renderMarkdown(markdown, format))('pre > code');

  it('shows a region without its indentation and without the markers of regions inside it', async () => {
    const block = await code(fence('cpp file="./_page/gemm.cpp" region="outer"'));
    expect(block.text()).toBe('int sum = 0;\nfor (int i = 0; i < 3; ++i) {\n  sum += i;\n}\n');
    expect(block.attr('metastring')).toContain('title="gemm.cpp"');
  });

  it('shows a region marked in Python', async () => {
    expect((await code(fence('python file="./_page/a.py" region="body"'))).text()).toBe('return 1\n');
  });

  it('shows the whole file without markers and keeps a title and highlights of the author', async () => {
    const block = await code(fence('cpp file="./_page/gemm.cpp" title="矩阵乘" {3-5}'));
    expect(block.text()).toMatch(/^#include <cstdio>\n\nint main\(\) \{\n {2}int sum/);
    expect(block.text()).not.toContain('region');
    expect(block.attr('metastring')).toBe('file="./_page/gemm.cpp" title="矩阵乘" {3-5}');
  });

  it('leaves the labels of players out', async () => {
    const block = await code(fence('cpp file="./_page/labels.cpp"'));
    expect(block.text()).toBe('int main() {\n    return 0;  // 注 @page\n}\n');
  });

  it.each([
    [fence('cpp file="./_page/none.cpp"'), /page\.mdx?:1 找不到文件 \.\/_page\/none\.cpp/],
    [fence('cpp file="./_page/gemm.cpp" region="mid"'), /page\.mdx?:1 .*没有区段 mid → 它有：outer、inner/],
    [fence('python file="./_page/a.py" region="open"'), /区段 open 没有结束/],
    [fence('cpp file="./_page/gemm.cpp"', 'int x;\n'), /里面又有代码/],
  ])('rejects %s', async (markdown, message) => {
    await expect(code(markdown)).rejects.toThrow(message);
  });

  it.each(['session="a"', 'nocheck="要联网"', 'exit="1"', 'flags="-fopenmp" {1}'])(
    'leaves %s on the fence and the language intact',
    async (meta) => {
      const block = await code(fence(`bash ${meta}`, 'true\n'));
      expect(block.attr('class')).toBe('language-bash');
      expect(block.attr('metastring')).toBe(meta);
    },
  );
});
