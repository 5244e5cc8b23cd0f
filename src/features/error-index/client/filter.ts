import {workFilterBar, type Narrowed} from '../../../shared/client/filterBar';
import {matches} from '../../../shared/client/matches';

/** Numbers, addresses and names in quotes differ from one machine to the next: a pasted message is found by its other words. */
const wordsOf = (typed: string) =>
  typed
    .replace(/(['"‘“`]).*?(['"’”`])|0x[\da-f]+|\b\d+\b|\S*@\S*|(?:\/[\w.-]+){2,}/gi, ' ')
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1)
    .join(' ');

/** Shows the messages that have the words of the one pasted, or whose page is named, and the sections that have such messages. */
function narrow(box: Element, typed: string): Narrowed {
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
  return {shown: messages.filter((message) => !message.hidden).length, total: messages.length};
}

/** Gives the page of messages its filter, once. */
export function enhance(): void {
  workFilterBar('error-index', {unit: '条', none: '没有这一条。只留报错里最有特点的几个词再试，或用站内搜索', narrow});
}
