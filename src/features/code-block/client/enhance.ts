import {announce, listen} from '../../../shared/client/announce';
import {copyText} from '../../../shared/client/copyText';
import {markReady} from '../../../shared/client/markReady';
import {pasteText} from './pasteText';

const SHOWN_MS = 2000;

const languageOf = (block: Element) => /\blanguage-(\S+)/.exec(block.className)?.[1] ?? '';

async function copy(block: Element, button: HTMLElement) {
  const code = block.querySelector('code')!;
  if (await copyText(pasteText(code.textContent, languageOf(block)))) {
    answer(button, '已复制', '代码已复制');
  } else {
    getSelection()?.selectAllChildren(code);
    answer(button, '未能复制', '浏览器不让写剪贴板，代码已选中，按 Ctrl+C');
  }
}

function answer(button: HTMLElement, shown: string, said: string) {
  button.textContent = shown;
  button.dataset.answer = '';
  announce(said);
  setTimeout(() => {
    button.textContent = '复制';
    delete button.dataset.answer;
  }, SHOWN_MS);
}

function wrapButton(): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'code-wrap';
  button.textContent = '换行';
  button.setAttribute('aria-pressed', 'false');
  return button;
}

function toggleWrap(block: HTMLElement, button: Element) {
  const wraps = block.toggleAttribute('data-wrap');
  button.setAttribute('aria-pressed', String(wraps));
}

/** Code that overflows can be scrolled by keyboard, and wrapped; other code is no Tab stop. */
const widths = new ResizeObserver((entries) => entries.forEach(({target}) => fit(target as HTMLElement)));

function fit(pre: HTMLElement) {
  const block = pre.parentElement;
  if (!block) {
    return;
  }
  const button = block.querySelector('.code-wrap');
  const isWide = pre.scrollWidth > pre.clientWidth;
  if (pre.clientWidth > 0) {
    if (isWide) {
      pre.tabIndex = 0;
    } else {
      pre.removeAttribute('tabindex');
    }
  }
  if (isWide && !button) {
    block.querySelector('.code-copy')!.before(wrapButton());
  } else if (!isWide && button && !block.hasAttribute('data-wrap')) {
    button.remove();
  }
}

/** Gives the code blocks of the page their buttons, each once, and warns of the languages that have no colours (specification 8). */
export function enhance(): void {
  listen();
  widths.disconnect();
  document.querySelectorAll('.theme-code-block > pre').forEach((pre) => widths.observe(pre));
  for (const block of document.querySelectorAll<HTMLElement>('div.theme-code-block:not([data-ready])')) {
    block.dataset.ready = '';
    if (block.dataset.unknownLanguage) {
      console.warn(`Language does not exist: ${block.dataset.unknownLanguage}`);
    }
    block.addEventListener('click', ({target}) => {
      const button = (target as Element).closest('button');
      if (button?.matches('.code-copy')) {
        void copy(block, button);
      } else if (button?.matches('.code-wrap')) {
        toggleWrap(block, button);
      }
    });
    void markReady(block.querySelector('.code-copy')!);
  }
}
