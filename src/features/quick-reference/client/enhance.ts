import {copyText} from '../../../shared/client/copyText';
import {countText} from '../../../shared/client/filterBar';
import {markReady} from '../../../shared/client/markReady';
import {matches} from '../../../shared/client/matches';

const COPIED_SHOWN_MS = 1600;

/** Shows the rows that have all the words typed, and says how many those are. */
function filter(box: Element) {
  const typed = box.querySelector('input')!.value.trim();
  const rows = [...box.querySelectorAll<HTMLTableRowElement>('tbody tr')];
  rows.forEach((row) => (row.hidden = !matches(row.innerText || row.textContent, typed)));
  const shown = rows.filter((row) => !row.hidden).length;
  say(box, countText(typed, {shown, total: rows.length}, '条', '表里没有，换个词，或用站内搜索'));
}

function say(box: Element, text: string) {
  box.querySelector('[role="status"]')!.textContent = text;
}

async function copy(box: Element, button: HTMLButtonElement) {
  const {command = ''} = button.dataset;
  if (await copyText(command)) {
    say(box, `已复制 ${command}`);
    button.dataset.copied = '';
    setTimeout(() => delete button.dataset.copied, COPIED_SHOWN_MS);
  } else {
    const shown = button.previousElementSibling;
    if (shown) {
      getSelection()?.selectAllChildren(shown);
    }
    say(box, '浏览器不让写剪贴板，命令已选中，按 Ctrl+C');
  }
}

/** The tables of the page as they stand now, under its title, and nothing else: src/features/quick-reference/quick-reference.css prints that. */
function print() {
  const sheet = document.createElement('div');
  sheet.className = 'quickref-sheet';
  const title = sheet.appendChild(document.createElement('h1'));
  title.textContent = document.querySelector('h1')!.textContent;
  document.querySelectorAll('.quickref table').forEach((table) => sheet.append(table.cloneNode(true)));
  sheet.appendChild(document.createElement('p')).textContent = decodeURI(location.href.split(/[?#]/)[0]!);
  document.body.append(sheet);
  const done = () => {
    sheet.remove();
    delete document.documentElement.dataset.sheet;
  };
  document.documentElement.dataset.sheet = '';
  addEventListener('afterprint', done, {once: true});
  window.print();
}

/** Gives the tables of the page their field and buttons, each once. */
export function enhance(): void {
  for (const box of document.querySelectorAll<HTMLElement>('.quickref:not([data-ready])')) {
    box.dataset.ready = '';
    box.addEventListener('input', () => filter(box));
    box.addEventListener('click', ({target}) => {
      const button = (target as Element).closest('button');
      if (button?.matches('.quickref-copy')) {
        void copy(box, button);
      } else if (button?.matches('.quickref-print')) {
        print();
      }
    });
    void markReady(box);
  }
}
