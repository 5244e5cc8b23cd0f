/** The scrolling parts around the text that list pages: the sidebar, and the panel of the drawer. */
const SCROLLER = '.menu';

/** Scrolls the sidebar and the drawer, never the page, so far that the entry of this page stands in their middle, where it is out of sight. */
export function showCurrent(): void {
  document.querySelectorAll<HTMLElement>(`${SCROLLER} .menu__link[aria-current="page"]`).forEach((link) => {
    const scroller = link.closest(SCROLLER)!;
    const {top, height} = scroller.getBoundingClientRect();
    const at = link.getBoundingClientRect().top - top;
    if (at < 0 || at + link.offsetHeight > height) {
      scroller.scrollTop += at - height / 2;
    }
  });
}
