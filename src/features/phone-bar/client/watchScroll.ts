/** The bar comes back when the page has not moved for so long. */
const REST_MS = 600;
/** Smaller movements are a trembling finger, or an address bar that goes. */
const MIN_MOVE_PX = 4;

/** Which way a page moves: away is what goes down, not what bounces at either end. */
export function isAway(from: number, to: number, end: number): boolean {
  return to > from && to > 0 && to < end;
}

/**
 * Hides the bar while the page is scrolled down, and shows it on the way up and at rest.
 * @param moved called once for each frame in which the page moved or changed its size
 * @returns a function that stops
 */
export function watchScroll(bar: HTMLElement, moved: () => void): () => void {
  let last = scrollY;
  let frame = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;

  function draw() {
    frame = 0;
    moved();
    const end = document.documentElement.scrollHeight - innerHeight;
    if (Math.abs(scrollY - last) >= MIN_MOVE_PX) {
      bar.toggleAttribute('data-away', isAway(last, scrollY, end));
      last = scrollY;
    }
    clearTimeout(rest);
    rest = setTimeout(() => bar.removeAttribute('data-away'), REST_MS);
  }
  const ask = () => (frame ||= requestAnimationFrame(draw));
  addEventListener('scroll', ask, {passive: true});
  addEventListener('resize', ask);
  return () => {
    removeEventListener('scroll', ask);
    removeEventListener('resize', ask);
    cancelAnimationFrame(frame);
    clearTimeout(rest);
    bar.removeAttribute('data-away');
  };
}
