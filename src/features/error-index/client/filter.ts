import {markReady} from '../../../shared/client/markReady';
import {matches} from '../../../shared/client/matches';

/** Numbers, addresses and names in quotes differ from one machine to the next: a pasted message is found by its other words. */
const wordsOf = (typed: string) =>
  typed
    .replace(/(['"‘“`]).*?(['"’”`])|0x[\da-f]+|\b\d+\b|\S*@\S*|(?:\/[\w.-]+){2,}/gi, ' ')
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1)
    .join(' ');

function filter(box: Element) {
  const typed = box.querySelector('input')!.value.trim();
  const words = wordsOf(typed) || typed;
  const messages = [...box.querySelectorAll<HTMLElement>('dd')];
  for (const page of box.querySelectorAll<HTMLElement>('dl > div')) {
    const own = [...page.querySelectorAll('dd')];
    const isNamed = matches(page.querySelector('dt')!.textContent, typed);
    own.forEach((message) => (message.hidden = !isNamed && !matches(message.textContent, words)));
    page.hidden = own.every((message) => message.hidden);
  }
  for (const list of box.querySelectorAll('dl')) {
    (list.previousElementSibling as HTMLElement).hidden = list.querySelector(':scope > div:not([hidden])') === null;
  }
  const shown = messages.filter((message) => !message.hidden).length;
  const text = !typed
    ? `共 ${messages.length} 条`
    : shown > 0
      ? `${messages.length} 条里的 ${shown} 条`
      : '没有这一条。只留报错里最有特点的几个词再试，或用站内搜索';
  box.querySelector('[role="status"]')!.textContent = text;
}

/** Gives the page of messages its filter, once. */
export function enhance(): void {
  const box = document.querySelector<HTMLElement>('.error-index:not([data-ready])');
  if (box) {
    box.dataset.ready = '';
    box.querySelector('input')!.addEventListener('input', () => filter(box));
    void markReady(box.querySelector('.error-index-bar')!);
  }
}
