import {markReady} from './markReady';

/** How many are shown of how many. */
export interface Narrowed {
  shown: number;
  total: number;
}

/**
 * What is said of a list that was narrowed down.
 * @param unit what is counted: 条, 个
 * @param none what is said when none is left
 */
export const countText = (typed: string, {shown, total}: Narrowed, unit: string, none: string): string =>
  !typed ? `共 ${total} ${unit}` : shown > 0 ? `${total} ${unit}里的 ${shown} ${unit}` : none;

/**
 * Works the bar above a list (src/shared/markdown/filterBar.ts), once.
 * @param name the class of the list
 * @param narrow hides what does not fit what was typed
 */
export function workFilterBar(
  name: string,
  {unit, none, narrow}: {unit: string; none: string; narrow: (box: Element, typed: string) => Narrowed},
): void {
  const box = document.querySelector<HTMLElement>(`.${name}:not([data-ready])`);
  if (box) {
    box.dataset.ready = '';
    const field = box.querySelector('input')!;
    field.addEventListener('input', () => {
      const typed = field.value.trim();
      box.querySelector('[role="status"]')!.textContent = countText(typed, narrow(box, typed), unit, none);
    });
    void markReady(box.querySelector(`.${name}-bar`)!);
  }
}
