import {expect} from '@playwright/test';
import {pageWith} from '../e2e/pageWith';
import type {Reader} from './Reader';
import {test} from './test';

test('the colour mode is kept', async ({reader}) => {
  await reader.open('/about');
  await reader.click('.colour-toggle');
  await reader.has('html[data-theme="dark"]');
  await reader.goto('/docs/intro');
  await reader.has('html[data-theme="dark"]');
});

test('a term shows its card: under the pointer, and by keyboard, where Escape closes it', async ({reader}) => {
  await reader.open(pageWith(/<a class="?term[^>]* data-note=/));
  await expect(async () => {
    // While its code is under way the pointer is not heard.
    await reader.hover('.navbar');
    await reader.hover('main a.term');
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await reader.call(() => visible('.term-card:popover-open').length)).toBe(1);
  }).toPass({timeout: 15_000});
  await reader.press('Escape');
  await reader.has('.term-card:popover-open', false);
  await reader.press('Shift');
  await reader.call(() => document.querySelector<HTMLElement>('main a.term')!.focus());
  await reader.has('.term-card:popover-open');
});

test('a page is copied as Markdown at the first press', async ({reader}) => {
  await reader.open(pageWith(/复制为 Markdown/));
  await reader.click('button | 复制为 Markdown');
  // Not asked meanwhile: a script of the driver counts as a press.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  await reader.has('[role="status"] | 已复制');
});

test('no closing bracket of a formula stands outside of its box', async ({reader}) => {
  await reader.open(pageWith(/<span class="mclose">\)(?:<\/span>)+[^<]/));
  const outside = await reader.call(() =>
    visible('.katex .base').flatMap((base) => {
      const range = new Range();
      range.selectNodeContents(base);
      const over = range.getBoundingClientRect().right - base.getBoundingClientRect().right;
      return over > 2 ? [base.textContent] : [];
    }),
  );
  expect(outside).toEqual([]);
});

test('on a phone the drawer opens, holds the focus, and Escape gives it back', async ({reader}) => {
  await reader.resize(390, 844);
  await reader.open('/docs/intro');
  await reader.click('button | 切换导航栏');
  await reader.has('.navbar-sidebar');
  await reader.focuses('.navbar-sidebar *');
  await reader.press('Escape');
  await reader.has('.navbar-sidebar', false);
  await reader.focuses('.navbar__toggle');
});

test.describe('on the small site', () => {
  test.use({build: 'build-variant'});

  test('code is copied ready to paste', async ({reader}) => {
    await reader.open('/code');
    await reader.has('.theme-code-block[data-ready], [data-ready]');
    await reader.hover('.theme-code-block');
    await reader.click('.theme-code-block button | 复制');
    await reader.has('.theme-code-block button | 已复制');
    const code = await reader.call(() => visible('.theme-code-block code')[0]!.textContent.replace(/\s/g, ''));
    await reader.press('/');
    await reader.focuses('.DocSearch-Input');
    await reader.press('Control+v');
    // The field takes the beginning only, on one line.
    await reader.sees(
      true,
      (text) => {
        const pasted = (visible('.DocSearch-Input')[0] as HTMLInputElement).value.replace(/\s/g, '');
        return pasted.length > 20 && text.startsWith(pasted);
      },
      code,
    );
  });

  test('numbered code is indented as it was typed, and copied so', async ({reader}) => {
    const typed = ['def f(n):', '    if n:', '        return 1', '', '    return 0'];
    await reader.open('/code');
    const columns = await reader.call(() => {
      const code = visible('.theme-code-block code').find(({textContent}) => textContent.startsWith('def f'))!;
      getSelection()!.selectAllChildren(code);
      const range = new Range();
      const first = [...code.querySelectorAll('.code-line')].map((line) => {
        const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const at = texts.currentNode.textContent!.search(/\S/);
          if (at >= 0) {
            range.setStart(texts.currentNode, at);
            range.setEnd(texts.currentNode, at + 1);
            return range.getBoundingClientRect();
          }
        }
        return undefined;
      });
      return first.map((box) => box && Math.round((box.left - first[0]!.left) / first[0]!.width));
    });
    expect(columns).toEqual(typed.map((line) => (line ? line.search(/\S/) : null)));
    await reader.press('Control+c');
    await reader.call(() => document.body.appendChild(document.createElement('textarea')).focus());
    await reader.press('Control+v');
    await reader.sees(typed.join('\n'), () => document.querySelector('textarea')!.value.trimEnd());
  });

  test('code is copied over plain http', async ({reader, site}, info) => {
    info.skip(!site.plainUrl, '这台机器没有网络地址');
    await reader.open('/code', site.plainUrl);
    expect(await reader.call(() => isSecureContext)).toBe(false);
    await reader.has('[data-ready]');
    await reader.hover('.theme-code-block');
    await reader.click('.theme-code-block button | 复制');
    await reader.has('.theme-code-block button | 已复制');
  });

  test('a page is copied as Markdown over plain http', async ({reader, site}, info) => {
    info.skip(!site.plainUrl, '这台机器没有网络地址');
    await reader.open('/docs/guide/long', site.plainUrl);
    await reader.click('button | 复制为 Markdown');
    await reader.has('[role="status"] | 已复制');
  });

  test('on paper stand all tabs and folds, and no bar', async ({reader}) => {
    await reader.open('/folded');
    await reader.has('.tabs-container[data-ready]');
    // No driver has print's view of the page in every engine: the rules for paper are made those for all media.
    const seen = await reader.call(() => {
      dispatchEvent(new Event('beforeprint'));
      const turn = (rules: CSSRuleList): void =>
        [...rules].forEach((rule) => {
          if (rule instanceof CSSMediaRule) {
            const {media} = rule;
            media.mediaText = /print/.test(media.mediaText) ? 'all' : media.mediaText.replace(/\bscreen\b/g, 'not all');
          }
          if ('cssRules' in rule) {
            turn(rule.cssRules as CSSRuleList);
          }
        });
      [...document.styleSheets].forEach((sheet) => turn(sheet.cssRules));
      return ['用 apt 安装。', '用 dnf 安装。', '用 pacman 安装。', '最里面的话。', '第二组的 Fedora。', '没有组的乙。'].filter(
        (text) =>
          !visible('main p, main [role="tabpanel"]').some(
            (one) => one.textContent.includes(text) && one.getBoundingClientRect().height > 0,
          ),
      );
    });
    expect(seen).toEqual([]);
    await reader.has('.navbar', false);
    await reader.has('[role="tablist"]', false);
  });

  test('a tab shows its panel, by click and by keys', async ({reader}) => {
    await reader.open('/folded');
    await reader.has('.tabs-container[data-ready]');
    await reader.click('[role="tab"] | Fedora');
    await reader.reads('[role="tabpanel"]', '用 dnf 安装');
    await reader.has('[role="tab"][aria-selected="true"] | Fedora');
    await reader.press('ArrowRight');
    await reader.reads('[role="tabpanel"]', '用 pacman 安装');
  });

  for (const [how, id, lead] of [
    ['on load', '最里面的小节', (reader) => reader.goto('/folded#最里面的小节')],
    ['by a click', '折叠里的小节', (reader) => reader.open('/folded').then(() => reader.click('main a | 折叠里的小节'))],
  ] as const satisfies [string, string, (reader: Reader) => Promise<void>][]) {
    test(`a hash opens the tab and the details that it leads into ${how}`, async ({reader}) => {
      await lead(reader);
      await reader.sees(
        true,
        (name) => {
          const heading = document.getElementById(name)!;
          const {top} = heading.getBoundingClientRect();
          return heading.checkVisibility({contentVisibilityAuto: true}) && top >= 0 && top < innerHeight;
        },
        id,
      );
    });
  }

  test('a player steps, by its button and by keys', async ({reader}) => {
    await reader.open('/docs/player');
    await reader.click('#player-quick-sort button | 前进一步');
    const step = () => visible('#player-quick-sort input[type="range"]').map((slider) => (slider as HTMLInputElement).value)[0];
    await reader.sees('1', step);
    await reader.call(() => document.querySelector<HTMLElement>('#player-quick-sort [role="group"][tabindex="0"]')!.focus());
    await reader.press('ArrowRight');
    await reader.sees('2', step);
    await reader.press('End');
    await reader.reads('#player-quick-sort output', '排好了。');
  });

  test('an explorer answers its slider', async ({reader}) => {
    await reader.open('/docs/island');
    const figure = '[data-island="AmdahlCurve"]';
    await reader.call((name) => document.querySelector(name)!.scrollIntoView({block: 'center', behavior: 'instant'}), figure);
    await reader.has(`${figure}[data-pending]`, false);
    const before = await reader.call((name) => visible(`${name} output`)[0]!.textContent, figure);
    await reader.call((name) => document.querySelector<HTMLElement>(`${name} input[type="range"]`)!.focus(), figure);
    await reader.press('ArrowRight');
    await reader.sees(true, (name, text) => visible(`${name} output`)[0]!.textContent !== text, figure, before);
  });

  test('a picture is enlarged, grows, and gives the focus back', async ({reader}, {project}) => {
    await reader.open('/look');
    const opener = 'button[aria-label^="放大："]';
    await reader.has(opener);
    await reader.call((name) => document.querySelector<HTMLElement>(name)!.focus(), opener);
    await reader.press('Enter');
    await reader.has('dialog.zoom');
    const width = () => visible('.zoom-stage > *')[0]!.getBoundingClientRect().width;
    const before = await reader.call(width);
    await reader.press('+');
    const byKey = await reader.call(width);
    expect(byKey).toBeGreaterThan(before * 1.4);
    // WebKit's driver has no wheel.
    if (project.name === 'firefox') {
      await reader.wheel('.zoom-stage', -300);
      await reader.sees(true, (least) => visible('.zoom-stage > *')[0]!.getBoundingClientRect().width > least, byKey);
    }
    await reader.press('Escape');
    await reader.has('dialog.zoom', false);
    await reader.focuses(opener);
  });

  test('by touch: a finger wakes the app, a tap on a drawing enlarges it, two fingers make it larger', async ({reader}, {project}) => {
    test.skip(project.name === 'webkit', 'WebKit 的驱动没有触摸');
    await reader.resize(390, 844);
    /** On a busy machine a tap may last so long that it is none. */
    const tapUntil = (selector: string, wanted: string, isThere = true) =>
      expect(async () => {
        const count = (name: string) => reader.call((css) => visible(css).length > 0, name);
        if ((await count(wanted)) !== isThere) {
          await reader.tap(selector);
          await new Promise((resolve) => setTimeout(resolve, 1500));
        }
        expect(await count(wanted)).toBe(isThere);
      }).toPass({timeout: 30_000});
    await reader.goto('/look');
    await tapUntil('figure svg', 'dialog.zoom');
    await reader.has('html[data-has-hydrated="true"]');
    const width = () => visible('.zoom-stage > *')[0]!.getBoundingClientRect().width;
    const before = await reader.call(width);
    await reader.spread('.zoom-stage', 60);
    await reader.sees(true, (least) => visible('.zoom-stage > *')[0]!.getBoundingClientRect().width > least * 1.5, before);
    await tapUntil('dialog.zoom button | 关闭', 'dialog.zoom', false);
    await tapUntil('button | 切换导航栏', '.navbar-sidebar');
  });
});
