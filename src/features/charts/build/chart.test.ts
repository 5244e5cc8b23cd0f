import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {renderMarkdown} from '../../../shared/testing/renderMarkdown';

const fence = (lines: string, title = ' title="图注：甲机，2026-11-21"') => `\`\`\`chart${title}\n${lines}\n\`\`\`\n`;
const LINE = 'csv: ./_page/line.csv\ntype: line\nx: n\ny: gflops\nseries: variant\nxLabel: 矩阵阶 n\nyLabel: GFLOP/s\nxScale: log';
const BAR = 'csv: ./_page/bar.csv\ntype: bar\nx: level\ny: seconds\nxLabel: 优化级别\nyLabel: 秒';

describe.each([
  ['md', 'narrow'],
  ['mdx', 'wide'],
] as const)('chart in .%s, %s', (format, size) => {
  /** The page without the drawing of the other size. */
  const render = async (markdown: string) => {
    const $ = load(await renderMarkdown(markdown, format));
    $(`.chart-svg:not(.chart-${size})`).remove();
    return $;
  };

  it('draws one line a series, told apart by dash and marker as well as colour', async () => {
    const $ = await render(fence(LINE));
    const lines = $('svg g > path[fill="none"][stroke-width="2"]').filter((_, path) => /L/.test($(path).attr('d')!));
    expect(lines).toHaveLength(3);
    expect(new Set(lines.map((_, path) => $(path).attr('stroke-dasharray') ?? 'solid').get()).size).toBe(3);
    expect(new Set(lines.map((_, path) => $(path).attr('stroke')).get()).size).toBe(3);
    expect($('svg').attr('role')).toBe('img');
    expect($('svg').attr('aria-label')).toContain('图注：甲机，2026-11-21');
    expect($('svg').text()).toContain('矩阵阶 n');
    expect($('svg').text()).toContain('GFLOP/s');
    expect($('figcaption').text()).toBe('图注：甲机，2026-11-21');
  });

  it('places powers of two evenly on a logarithmic axis and names them', async () => {
    const $ = await render(fence(LINE));
    const xs = ['256', '512', '1024', '2048'].map((text) =>
      Number(
        $('svg text')
          .filter((_, node) => $(node).text() === text)
          .attr('x'),
      ),
    );
    expect(xs.every(Number.isFinite)).toBe(true);
    const gaps = xs.slice(1).map((x, index) => x - xs[index]!);
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(0.01);
  });

  it('puts a point where the scales say', async () => {
    const $ = await render(fence(BAR));
    const height = (index: number) => Number($('svg > rect').eq(index).attr('height'));
    expect($('svg > rect')).toHaveLength(4);
    expect(height(0) / height(3)).toBeCloseTo(4.21 / 0.61, 1);
    expect($('svg').text()).toContain('4.21');
  });

  it('lays bars down when the names of the categories do not fit below them: on a phone sooner than on a desk', async () => {
    const length = size === 'narrow' ? 'width' : 'height';
    const $ = await render(fence('csv: ./_page/long.csv\ntype: bar\nx: 写法\ny: 秒\nseries: 机器'));
    expect($('svg > rect')).toHaveLength(6);
    expect(Number($('svg > rect').eq(1).attr(length)) / Number($('svg > rect').eq(0).attr(length))).toBeCloseTo(1.94 / 0.112, 0);
    expect($('pattern')).toHaveLength(1);
  });

  it('names lines at their ends, in the order of these, and leaves the legend out', async () => {
    const $ = await render(fence(LINE));
    const names = $('svg > text')
      .filter((_, text) => Number($(text).attr('x')) > Number($('svg').attr('viewBox')!.split(' ')[2]) * 0.7)
      .filter((_, text) => !/^\d|阶/.test($(text).text()));
    expect(names).toHaveLength(3);
    const ys = names.map((_, text) => Number($(text).attr('y'))).get();
    for (const [i, y] of ys.slice(1).entries()) {
      expect(y - ys[i]!).toBeGreaterThanOrEqual(15.9);
    }
  });

  it('says where a reader points at what, one place a category or number', async () => {
    const $ = await render(fence(BAR));
    const at = $('svg').attr('data-at')!.split(' ').map(Number);
    expect(at).toHaveLength(4);
    expect([...at].sort((a, b) => a - b)).toEqual(at);
    expect($('svg').attr('data-axis')).toBe('x');
    expect($('figure').attr('data-columns')).toBe('0 1');
  });

  it('gives colour to what is named, and none to the rest', async () => {
    const $ = await render(fence(`${BAR}\nhighlight: -O0，-O3`));
    const fills = $('svg > rect')
      .map((_, bar) => $(bar).attr('fill')!.includes('--ink-2'))
      .get();
    expect(fills).toEqual([false, true, true, false]);
  });

  it('folds the same numbers into a table', async () => {
    const $ = await render(fence(BAR));
    expect($('details > summary').text()).toBe('数据表');
    expect(
      $('details tr')
        .map((_, row) => $(row).text())
        .get(),
    ).toEqual(['levelseconds', '-O04.21', '-O11.35', '-O20.92', '-O30.61']);
  });

  it.each([
    [fence(LINE, ''), /page\.mdx?:1 图表没有图注/],
    [fence(LINE.replace('gflops', 'gflop')), /没有列 gflop → 它的列有：n、variant、gflops/],
    [fence(LINE.replace('line.csv', 'none.csv')), /找不到文件 \.\/_page\/none\.csv/],
    [fence('csv: ./_page/empty.csv\ntype: line\nx: n\ny: y'), /empty\.csv 是空的/],
    [fence('csv: ./_page/words.csv\ntype: line\nx: n\ny: y'), /words\.csv:3 的 y 是“快”，不是数/],
    [fence('csv: ./_page/zero.csv\ntype: line\nx: n\ny: y\nxScale: log'), /zero\.csv:2 的 n 是 0，对数轴只能画正数/],
    [fence(`${BAR}\nxlable: 级别`), /不认识 xlable → 是不是 xLabel？/],
    [fence(BAR.replace('type: bar', 'type: pie')), /type 不能是 pie → 写 line 或 bar/],
    [fence('csv: ./_page/bar.csv\ntype: bar\ny: seconds'), /图表缺少 x/],
    [fence(`${BAR}\nhighlight: -O4`), /highlight 里的 -O4 不在图上 → 可以写：-O0、-O1、-O2、-O3/],
    [fence('csv'), /一行一项/],
  ])('rejects %s', async (markdown, message) => {
    await expect(render(markdown)).rejects.toThrow(message);
  });
});
