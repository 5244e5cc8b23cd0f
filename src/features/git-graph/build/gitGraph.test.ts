import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {renderMarkdown} from '../../../shared/testing/renderMarkdown';

const META = ' title="变基前后" alt="fmt 的两个提交接到 E 之后"';
const fence = (body: string, meta = META) => `\`\`\`git-graph${meta}\n${body}\n\`\`\`\n`;
const BEFORE = '--- 之前\nA <- B <- E\nB <- C <- D\nbranch main E\nbranch fmt D\nHEAD fmt';
const AFTER =
  "--- git rebase main 之后\nA <- B <- E <- C' <- D'\nB <- C <- D\nbranch main E\nbranch fmt D'\nreflog fmt@{1} D\nHEAD fmt\nghost C D";

describe.each(['md', 'mdx'] as const)('git-graph in .%s', (format) => {
  const render = async (markdown: string) => load(await renderMarkdown(markdown, format));

  it('draws a panel for each state, described and captioned once', async () => {
    const $ = await render(fence(`${BEFORE}\n${AFTER}`));
    expect($('figure.git-graph [role="img"]').attr('aria-label')).toBe('fmt 的两个提交接到 E 之后');
    expect(
      $('.git-panels p')
        .map((_, p) => $(p).text())
        .get(),
    ).toEqual(['之前', 'git rebase main 之后']);
    expect($('svg')).toHaveLength(2);
    expect($('svg[aria-hidden="true"]')).toHaveLength(2);
    expect($('figcaption').text()).toContain('变基前后');
  });

  it('draws a commit a row, newest at the top, and every line to a parent below', async () => {
    const $ = await render(fence(BEFORE));
    const commits = $('.git-commit')
      .map((_, g) => ({id: $(g).text(), y: Number($(g).find('circle').attr('cy'))}))
      .get();
    expect(commits.map(({id}) => id)).toEqual(['D', 'C', 'E', 'B', 'A']);
    expect(commits.map(({y}) => y)).toEqual(commits.map(({y}) => y).sort((a, b) => a - b));
    expect($('.git-edge')).toHaveLength(4);
    $('.git-edge').each((_, g) => {
      const line = $(g)
        .find('path')
        .first()
        .attr('d')!
        .match(/-?[\d.]+/g)!
        .map(Number);
      expect(line.at(-1)).toBeGreaterThan(line[1]!);
    });
  });

  it('tells new and lost commits from others, and HEAD stands by its branch', async () => {
    const $ = await render(fence(`${BEFORE}\n${AFTER}`));
    const second = $('svg').eq(1);
    expect(
      second
        .find('.git-fresh')
        .map((_, g) => $(g).text())
        .get(),
    ).toEqual(['D′', 'C′']);
    expect(
      second
        .find('.git-commit.git-ghost')
        .map((_, g) => $(g).text())
        .get(),
    ).toEqual(['D', 'C']);
    expect(second.find('.git-HEAD + .git-current').text()).toBe('fmt');
    expect($('svg').eq(0).find('.git-fresh')).toHaveLength(0);
  });

  it('draws both parents of a merge, a tag, a remote branch, a note and a HEAD without a branch', async () => {
    const $ = await render(
      fence('A <- B <- M\nA <- C <- M\nbranch main M\nremote origin/main B\ntag v0.1 A\nnote A 合并基\nref stash@{0} C\nHEAD A'),
    );
    expect($('.git-edge')).toHaveLength(4);
    expect(
      $('.git-label')
        .map((_, g) => `${$(g).attr('class')!.split(' ')[1]} ${$(g).text()}`)
        .get(),
    ).toEqual(['git-branch main', 'git-ref stash@{0}', 'git-remote origin/main', 'git-HEAD HEAD', 'git-tag v0.1', 'git-note 合并基']);
  });

  it('draws no circle for what came before, and a name may have spaces where Git knows none', async () => {
    const $ = await render(fence('... <- F\nbranch main F\nref 服务器的 main F'));
    expect(
      $('.git-commit')
        .map((_, g) => $(g).text())
        .get(),
    ).toEqual(['F', '…']);
    expect($('.git-commit circle')).toHaveLength(1);
    expect($('.git-ref').text()).toBe('服务器的 main');
  });

  it('explains each sign where the page first uses it', async () => {
    const $ = await render(`${fence(BEFORE)}\n${fence(`${BEFORE}\n${AFTER}`)}\n${fence(BEFORE)}`);
    const legends = $('figcaption')
      .map((_, caption) => $(caption).find('.git-legend').text())
      .get();
    expect(legends).toEqual(['箭头从子提交指向父提交。', '粗圈是新提交，虚线圈是没有分支走得到的提交。', '']);
  });

  it.each([
    [fence(BEFORE, ' alt="图"'), /page\.mdx?:1 提交图没有图注/],
    [fence(BEFORE, ' title="图"'), /page\.mdx?:1 提交图没有替代文字/],
    [fence('# 空'), /提交图是空的/],
    [fence(`${BEFORE}\n---\nA\nbranch main A`), /:8 几幅图并排时每幅都要有标题/],
    [fence('--- 之前\nbranch main A'), /:2 这幅图没有提交/],
    [fence('A <- B\nbranhc main B'), /:3 看不懂“branhc main B” → 是不是 branch？/],
    [fence('A B\nbranch main B'), /:2 看不懂“A B” → 提交写成 A <- B <- C/],
    [fence('A <- 第一次提交\nbranch main A'), /:2 “第一次提交”不能当提交的名字/],
    [fence('A <- B <- A\nbranch main A'), /A 成了自己的祖先/],
    [fence('A <- B\nbranch main C'), /:3 没有提交 C → 图里有 A、B/],
    [fence('A <- B\nbranch main B\nbranch main A'), /:4 main 写了两次/],
    [fence('A <- B\nbranch main B\nHEAD mian'), /:4 HEAD 指着 mian，但没有这个分支或提交/],
    [fence('A <- B\nbranch main B\nHEAD main\nHEAD A'), /:5 HEAD 写了两次/],
    [fence('A <- B\nbranch B'), /:3 branch 后面要有名字和提交/],
    [fence('A <- B\nbranch main B\nghost A'), /:4 A 写成了 ghost，可是从 main 还走得到它/],
    [fence('A <- B\nbranch main A'), /没有名字走得到 B → 加上指着它的分支，或写一行 ghost B/],
    [fence('A <- B\nbranch main A\nreflog HEAD@{1} B'), /没有名字走得到 B/],
    [fence('A\nbranch main A\nnote A'), /:4 note 后面要有提交和文字/],
    [fence(`A\nbranch main A\nnote A ${'长'.repeat(20)}`), /:4 “长+”太长/],
  ])('rejects %s', async (markdown, message) => {
    await expect(render(markdown)).rejects.toThrow(message);
  });
});
