/** Opens the closed details and the tabs that a place of the page lies in, the outer ones first. */
export function reveal(place: Node): void {
  const closed: Element[] = [];
  for (let element = place.parentElement; element; element = element.parentElement) {
    if (element.matches('details:not([open]), details[data-collapsed="true"], [role="tabpanel"][hidden]')) {
      closed.unshift(element);
    }
  }
  closed.forEach((element) => (element instanceof HTMLDetailsElement ? openDetails(element) : openTab(element)));
}

/** Docusaurus' own details keep their state in React: they are opened as a reader opens them. */
function openDetails(details: HTMLDetailsElement): void {
  const summary = details.querySelector('summary');
  if ('collapsed' in details.dataset && summary) {
    summary.click();
  } else {
    details.open = true;
  }
}

function openTab(panel: Element): void {
  const panels = [...panel.parentElement!.querySelectorAll(':scope > [role="tabpanel"]')];
  const tabs = panel.closest('.tabs-container')?.querySelector('[role="tablist"]')?.querySelectorAll<HTMLElement>('[role="tab"]');
  tabs?.[panels.indexOf(panel)]?.click();
}
