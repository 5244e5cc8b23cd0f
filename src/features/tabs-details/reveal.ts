import {select} from './client/select';

/** Opens the closed details and the tabs that a place of the page lies in; tells whether there were any. */
export function reveal(place: Node): boolean {
  let wasClosed = false;
  for (let element = place.parentElement; element; element = element.parentElement) {
    if (element instanceof HTMLDetailsElement && !element.open) {
      element.open = true;
      wasClosed = true;
    } else if (element.matches('[role="tabpanel"][hidden]')) {
      select(tabOf(element));
      wasClosed = true;
    }
  }
  return wasClosed;
}

/** The tab of a panel. */
export const tabOf = (panel: Element): HTMLElement => document.getElementById(panel.getAttribute('aria-labelledby')!)!;
