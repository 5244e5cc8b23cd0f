/** Shows the panel of a tab and hides the others of its row. */
export function select(tab: HTMLElement): void {
  for (const other of tab.closest('[role="tablist"]')!.querySelectorAll<HTMLElement>('[role="tab"]')) {
    const isSelected = other === tab;
    other.setAttribute('aria-selected', String(isSelected));
    other.tabIndex = isSelected ? 0 : -1;
    const panel = document.getElementById(other.getAttribute('aria-controls')!)!;
    if (isSelected) {
      panel.removeAttribute('hidden');
    } else {
      panel.setAttribute('hidden', 'until-found');
    }
  }
}
