function make<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, text = ''): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), {className, textContent: text});
}

/** Links to the notes before and after, as the foot of the page has them. */
function neighbours(): HTMLElement[] {
  return (['prev', 'next'] as const).flatMap((way) => {
    const link = document.querySelector<HTMLAnchorElement>(`.pagination-nav__link--${way}`);
    const title = link?.querySelector('.pagination-nav__label')?.textContent;
    if (!link || !title) {
      return [];
    }
    const copy = make('a', 'contents-sheet__neighbour');
    copy.href = link.href;
    copy.append(make('small', '', way === 'prev' ? '上一篇' : '下一篇'), title);
    copy.addEventListener('click', (event) => {
      event.preventDefault();
      link.click();
    });
    return [copy];
  });
}

/**
 * Opens the contents of the page as a sheet at the foot of the window.
 * @param list the contents
 * @param current which entry of its first level is being read
 * @returns a function that closes it
 */
export function openContents(list: HTMLElement, current: number): () => void {
  const sheet = make('dialog', 'contents-sheet');
  sheet.setAttribute('aria-labelledby', 'contents-sheet-title');
  const head = make('p', 'contents-sheet__head');
  const title = make('b', '', '本页总览');
  title.id = 'contents-sheet-title';
  const close = make('button', 'contents-sheet__close', '×');
  close.type = 'button';
  close.setAttribute('aria-label', '关闭目录');
  head.append(title, make('span', '', `${list.children.length} 节`), close);

  const copy = list.cloneNode(true) as HTMLElement;
  const here = copy.children[current]?.querySelector('a');
  here?.setAttribute('aria-current', 'location');
  const foot = make('nav', 'contents-sheet__foot');
  foot.setAttribute('aria-label', '上一篇与下一篇');
  foot.append(...neighbours());
  sheet.append(head, copy, ...(foot.hasChildNodes() ? [foot] : []));

  const leave = () => {
    sheet.close();
    sheet.remove();
  };
  // A click beside the sheet is one on its backdrop, which is the dialog itself.
  sheet.addEventListener('click', ({target}) => (target === sheet || (target as Element).closest('a, button')) && leave());
  sheet.addEventListener('close', () => sheet.remove());
  document.body.append(sheet);
  sheet.showModal();
  (here ?? copy.querySelector('a'))?.focus();
  here?.scrollIntoView({block: 'center'});
  return leave;
}
