import {markReady} from '../../../shared/client/markReady';
import {matches} from '../../../shared/client/matches';

/** Shows the tags that have all the words typed, opens the letters they stand under, and says how many they are. */
function filter(box: Element) {
  const typed = box.querySelector('input')!.value.trim();
  const tags = [...box.querySelectorAll<HTMLDetailsElement>('.tags-tag')];
  tags.forEach((tag) => (tag.hidden = !matches(tag.querySelector('summary')!.textContent, typed)));
  const isEmpty = (part: Element) => part.querySelector('.tags-tag:not([hidden])') === null;
  for (const letter of box.querySelectorAll<HTMLDetailsElement>('.tags-letter')) {
    letter.hidden = isEmpty(letter);
    letter.open = typed !== '';
  }
  for (const heading of box.querySelectorAll('h2')) {
    const parts: Element[] = [];
    for (let next = heading.nextElementSibling; next && next.tagName !== 'H2'; next = next.nextElementSibling) {
      parts.push(next);
    }
    heading.hidden = parts.every(isEmpty);
  }
  const shown = tags.filter((tag) => !tag.hidden).length;
  const text = !typed ? `共 ${tags.length} 个` : shown > 0 ? `${tags.length} 个里的 ${shown} 个` : '没有这个标签，换个说法，或用站内搜索';
  box.querySelector('[role="status"]')!.textContent = text;
}

/** Gives the page of tags its field, once. */
export function enhance(): void {
  const box = document.querySelector<HTMLElement>('.tags:not([data-ready])');
  if (box) {
    box.dataset.ready = '';
    box.querySelector('input')!.addEventListener('input', () => filter(box));
    void markReady(box.querySelector('.tags-bar')!);
  }
}
