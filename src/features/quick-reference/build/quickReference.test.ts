import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {renderMarkdown} from '../../../shared/testing/renderMarkdown';

const TABLE =
  '| 想做什么 | 命令 |\n|---|---|\n| 储藏 | `git stash -u`，再 `git stash list` |\n| 继续 / 放弃 | `$ git rebase --continue` / `--abort` |\n| 看 | 没有命令 |\n';

describe.each(['md', 'mdx'] as const)('::quickref in .%s', (format) => {
  const render = async (markdown: string) => load(await renderMarkdown(markdown, format));

  it('leaves the table whole and puts a field, a count and a print button before it', async () => {
    const $ = await render(`::quickref\n\n${TABLE}`);
    const box = $('.quickref');
    expect(box.find('tbody tr')).toHaveLength(3);
    expect(box.find('[role="status"]').text()).toBe('共 3 条');
    expect(box.find('input[type="search"]').attr('id')).toBe(box.find('label').attr('for'));
    expect(box.find('.quickref-print')).toHaveLength(1);
    expect($('body').text()).not.toContain('quickref');
  });

  it('gives each command a button that copies it without its prompt, and nothing else', async () => {
    const $ = await render(`::quickref\n\n${TABLE}`);
    expect(
      $('.quickref-copy')
        .map((_, button) => $(button).attr('data-command'))
        .get(),
    ).toEqual(['git stash -u', 'git stash list', 'git rebase --continue']);
    expect($('.quickref-copy').first().attr('aria-label')).toBe('复制 git stash -u');
    expect($('td').eq(1).text()).toBe('git stash -u，再 git stash list');
  });

  it('leaves other tables alone', async () => {
    const $ = await render(TABLE);
    expect($('.quickref, button')).toHaveLength(0);
  });

  it('tells the fields of two tables apart', async () => {
    const $ = await render(`::quickref\n\n${TABLE}\n\n::quickref\n\n${TABLE}`);
    expect(
      new Set(
        $('.quickref input')
          .map((_, input) => $(input).attr('id'))
          .get(),
      ).size,
    ).toBe(2);
  });

  it.each([
    ['字\n\n::quickref\n\n不是表\n', /page\.mdx?:3 ::quickref 后面不是表/],
    ['::quickref\n', /::quickref 后面不是表/],
    [`::quickref\n\n${TABLE.replace('命令', '写法')}`, /page\.mdx?:3 速查表没有叫“命令”的一列/],
    ['::quickref\n\n| 想做什么 | 命令 |\n|---|---|\n| 停 | `--abort` |\n', /没有可复制的命令/],
  ])('rejects %s', async (markdown, message) => {
    await expect(render(markdown)).rejects.toThrow(message);
  });
});
