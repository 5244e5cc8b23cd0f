import {load} from 'cheerio';
import {toHtml} from 'hast-util-to-html';
import {h, s} from 'hastscript';
import {describe, expect, it} from 'vitest';
import {renderMarkdown} from '../../../shared/testing/renderMarkdown';
import wholeRanges from './wholeRanges';

const render = async (markdown: string) => load(await renderMarkdown(markdown));

/** The pieces between which a line may end. */
const pieces = ($: Awaited<ReturnType<typeof render>>, selector: string) =>
  $(selector)
    .first()
    .html()!
    .replaceAll(/<wbr\/?>/g, '|');

describe('inline code', () => {
  it.each([
    ['p->next', 'p-&gt;next'],
    ['docker stop web', 'docker stop web'],
    ['git clean -n --dry-run build', 'git |clean |-n |--dry-run |build'],
    ['/proc/sys/kernel/perf_event_paranoid', '/|proc/|sys/|kernel/|perf_|event_|paranoid'],
    ['cudaOccupancyMaxActiveBlocksPerMultiprocessor', 'cuda|Occupancy|Max|Active|Blocks|Per|Multiprocessor'],
  ])('%s', async (code, html) => {
    const $ = await render(`取 \`${code}\`。`);
    expect(pieces($, 'code.unbroken')).toBe(html);
    expect($('code').text()).toBe(code);
    expect($('p').text()).toBe(`取 ${code}。`);
  });

  it('stays one element beside a link, where React draws the paragraph', async () => {
    const $ = await render('见[这里](https://example.org)：`git clean -n --dry-run build`。');
    expect($('p code.unbroken').text()).toBe('git clean -n --dry-run build');
  });

  it('is broken anywhere when a piece has no place for it, and a block of code is left alone', async () => {
    const $ = await render('`0123456789abcdef0123456789abcdef`\n\n```text\na b\n```');
    expect($('p code').attr('class')).toBeUndefined();
    expect($('pre code.unbroken')).toHaveLength(0);
  });

  it('is not what a formula is written in', async () => {
    const $ = await render('取 $O(n)$。');
    expect($('.katex')).toHaveLength(1);
    expect($('code')).toHaveLength(0);
  });

  it('has narrower pieces in a table', async () => {
    const $ = await render('| 甲 |\n| - |\n| `cudaMallocHost(bytes)` |\n');
    expect(pieces($, 'td code')).toBe('cudaMallocHost(|bytes)');
  });
});

it('a heading is parted between words, its text stays', async () => {
  const $ = await render('## 选取：loc 用标签，`iloc` 用位置');
  expect($('h2').html()).toContain('loc 用<wbr>标签');
  expect($('h2').text()).toBe('选取：loc 用标签，iloc 用位置');
});

it('the text of a drawing is left alone', () => {
  const text = {type: 'text' as const, value: '0–31'};
  const drawing = h(null, [s('svg', [s('text', [text])])]);
  wholeRanges()(drawing);
  expect(toHtml(drawing)).toBe('<svg><text>0–31</text></svg>');
});

it('ranges stay whole', async () => {
  const $ = await render('每天 6:30–24:00，**1986–1989**，`1–2`，最快 1 小时 18 分。');
  expect(
    $('span.unbroken')
      .toArray()
      .map((span) => $(span).text()),
  ).toEqual(['6:30–24:00', '1986–1989', '1 小时 18 分']);
  expect($('p').text()).toBe('每天 6:30–24:00，1986–1989，1–2，最快 1 小时 18 分。');
});

describe('references', () => {
  it('titles in quotation marks are English, Chinese ones are not, and only there', async () => {
    const $ = await render(
      '读 “Quicksort”。\n\n## 参考资料\n\n- Hoare, “Quicksort”, 1962；“快速排序”。\n- [“A note”](https://example.org)',
    );
    expect(
      $('span[lang=en]')
        .toArray()
        .map((span) => $(span).text()),
    ).toEqual(['“Quicksort”', '“A note”']);
    expect($('li').first().text()).toBe('Hoare, “Quicksort”, 1962；“快速排序”。');
  });

  it.each([
    ['https://www.hk01.com/%E7%A4%BE%E6%9C%83%E6%96%B0%E8%81%9E/60325271/', 'hk01.com › 60325271'],
    [
      'https://zh.wikipedia.org/wiki/%E6%98%86%E6%98%8E%E9%95%BF%E6%B0%B4%E5%9B%BD%E9%99%85%E6%9C%BA%E5%9C%BA',
      'zh.wikipedia.org › 昆明长水国际…',
    ],
    ['https://doi.org/10.1037/0033-2909.132.3.354', 'doi.org › 0033-2909.132.3.354'],
    ['https://arxiv.org/abs/1905.12322', 'https://arxiv.org/abs/1905.12322'],
    ['https://a-host-with-a-long-name.example.org/', 'a-host-with-a-long-name.example.org'],
  ])('%s', async (address, text) => {
    const $ = await render(`见 <${address}>`);
    expect($('a').text()).toBe(text);
    expect($('a').attr('href')).toBe(address);
    expect($('a').attr('title')).toBe(text === address ? undefined : address);
  });

  it('a link with words of its own keeps them', async () => {
    const $ = await render('见[存档](https://www.hk01.com/%E7%A4%BE%E6%9C%83%E6%96%B0%E8%81%9E/60325271/)');
    expect($('a').text()).toBe('存档');
  });
});
