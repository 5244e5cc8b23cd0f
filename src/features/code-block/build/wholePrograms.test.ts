import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {renderMarkdown} from '../../../shared/testing/renderMarkdown';

const fence = (info: string, body = '') => `\`\`\`${info}\n${body}\`\`\`\n\n`;
const OUTPUT = fence('text title="输出"', '3\n');

describe.each(['md', 'mdx'] as const)('the whole program below its parts in .%s', (format) => {
  const lines = async (markdown: string) => {
    const $ = load(await renderMarkdown(markdown, format));
    return $('.whole-program')
      .toArray()
      .map((line) => ({
        text: $(line).text(),
        below: $(line).prev().find('code').addBack('code').text() || $(line).prev().text(),
        links: $(line)
          .find('a')
          .toArray()
          .map((a) => $(a).attr('href')),
      }));
  };

  it('is linked once, below the last part and what it prints', async () => {
    const part = (region: string) => fence(`cpp file="./_page/gemm.cpp" region="${region}"`);
    const found = await lines(`${part('outer')}文字\n\n${part('inner')}${OUTPUT}再说。\n`);
    expect(found).toMatchObject([{text: '完整的程序：gemm.cpp，14 行', below: '3\n'}]);
    expect(found[0]!.links).toHaveLength(1);
  });

  it('names the headers that a part needs, and those of the section', async () => {
    const [found] = await lines(fence('cpp file="./_page/uses_headers.cpp" region="main"'));
    expect(found!.text).toBe('完整的程序：uses_headers.cpp，8 行；它还用到 own.h、shared.h');
    expect(found!.links).toHaveLength(3);
  });

  it('of a file that is shown whole names only what it needs, and of a header nothing that a program names', async () => {
    expect(await lines(fence('cpp file="./_page/gemm.cpp"'))).toEqual([]);
    const found = await lines(fence('cpp file="./_page/uses_headers.cpp"') + fence('cpp file="./_page/own.h" region="half"'));
    expect(found.map(({text}) => text)).toEqual(['编译、运行它还用到 own.h、shared.h']);
  });

  it('leaves what is no program of a file alone', async () => {
    expect(await lines(fence('cpp', 'int main() {}\n') + fence('text file="./_page/gemm.cpp"'))).toEqual([]);
  });
});
