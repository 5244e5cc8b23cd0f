import {announce, listen} from '../../../shared/client/announce';
import {copyText} from '../../../shared/client/copyText';
import {markReady} from '../../../shared/client/markReady';
import {restoreWrap, WRAP_ATTRIBUTE, WRAP_KEY} from '../wrapChoice';
import {pasteText} from './pasteText';

const SHOWN_MS = 2000;
const LABEL = '代码，可以左右滚动';

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

const root = document.documentElement;
const wraps = () => root.hasAttribute(WRAP_ATTRIBUTE);

function wrapButton(): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'code-wrap';
  button.textContent = '换行';
  button.title = '折叠长行，全站一样';
  button.setAttribute('aria-pressed', String(wraps()));
  return button;
}

/** One choice for all blocks of the site. */
function showChoice() {
  document.querySelectorAll('.code-wrap').forEach((button) => button.setAttribute('aria-pressed', String(wraps())));
}

function toggleWrap() {
  const isOn = root.toggleAttribute(WRAP_ATTRIBUTE);
  try {
    localStorage.setItem(WRAP_KEY, String(isOn));
  } catch {
    // Then it holds for this page.
  }
  showChoice();
}

/** Code that overflows can be scrolled by keyboard, and wrapped; other code is no Tab stop. */
const widths = new ResizeObserver((entries) => fit(entries.map(({target}) => target as HTMLElement)));

/** Those that overflow, or would if their lines were not folded. */
function wideOnes(all: HTMLElement[]): Set<HTMLElement> {
  const isOn = wraps();
  root.removeAttribute(WRAP_ATTRIBUTE);
  const wide = new Set(all.filter((pre) => pre.scrollWidth > pre.clientWidth));
  root.toggleAttribute(WRAP_ATTRIBUTE, isOn);
  return wide;
}

function fit(all: HTMLElement[]) {
  const shown = all.filter((pre) => pre.isConnected && pre.clientWidth > 0);
  const wide = wideOnes(shown);
  for (const pre of shown) {
    const button = pre.parentElement?.querySelector('.code-wrap');
    const scrolls = wide.has(pre) && !wraps();
    if (scrolls) {
      pre.tabIndex = 0;
      pre.setAttribute('role', 'group');
      pre.setAttribute('aria-label', LABEL);
    } else {
      ['tabindex', 'role', 'aria-label'].forEach((name) => pre.removeAttribute(name));
    }
    if (wide.has(pre) && !button) {
      pre.parentElement?.querySelector('.code-copy')?.before(wrapButton());
    } else if (!wide.has(pre)) {
      button?.remove();
    }
  }
}

let isListening = false;

/** Follows a choice that is made in another tab, or taken back on /reading. */
function followOtherTabs() {
  if (!isListening) {
    isListening = true;
    addEventListener('storage', ({key}) => {
      if (key === WRAP_KEY) {
        restoreWrap();
        showChoice();
      }
    });
  }
}

/** Gives the code blocks of the page their buttons, each once, and warns of the languages that have no colours (specification 8). */
export function enhance(): void {
  listen();
  followOtherTabs();
  // The development server has no script that did it before.
  restoreWrap();
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
        toggleWrap();
      }
    });
    void markReady(block.querySelector('.code-copy')!);
  }
}
