const LABEL = '表格，可以左右滚动';

/** A table that overflows is a stop of the Tab key and says why; others are not. One with a name of its own keeps it. */
function fit(table: HTMLElement): void {
  if (table.scrollWidth > table.clientWidth) {
    table.tabIndex = 0;
    if (!table.hasAttribute('aria-label')) {
      table.setAttribute('aria-label', LABEL);
    }
  } else if (table.clientWidth > 0) {
    table.removeAttribute('tabindex');
    if (table.getAttribute('aria-label') === LABEL) {
      table.removeAttribute('aria-label');
    }
  }
}

const widths = new ResizeObserver((entries) => entries.forEach(({target}) => fit(target as HTMLElement)));

/** Watches the tables of the page that is shown. */
export function enhance(): void {
  widths.disconnect();
  document.querySelectorAll('.markdown table').forEach((table) => widths.observe(table));
}
