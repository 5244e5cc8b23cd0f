import {workFilterBar, type Narrowed} from '../../../shared/client/filterBar';
import {matches} from '../../../shared/client/matches';

/** Shows the tags that have all the words typed, and opens the letters they stand under. */
function narrow(box: Element, typed: string): Narrowed {
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
  return {shown: tags.filter((tag) => !tag.hidden).length, total: tags.length};
}

/** Gives the page of tags its field, once. */
export function enhance(): void {
  workFilterBar('tags', {unit: '个', none: '没有这个标签，换个说法，或用站内搜索', narrow});
}
