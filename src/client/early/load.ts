/** What a reader does first. A moving finger scrolls, a pointer on its way shows where it will press. */
const FIRST = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'];
/** Cannot be read before the script ran. */
const NEEDS_SCRIPT = '[data-needs-script]';

/** The addresses of the app's scripts, in order, and of the whole stylesheet. */
export interface Files {
  scripts: string[];
  styles: string;
}

/** Fetches the app when the reader first does something; the promise tells that the whole stylesheet is there (or is not to be had). */
export function loadAtFirstTouch(files: Files, onLost: () => void): Promise<void> {
  return new Promise((styled) => {
    let begun = false;

    function begin(): void {
      if (begun) {
        return;
      }
      begun = true;
      FIRST.forEach((type) => removeEventListener(type, begin, true));
      const styles = Object.assign(document.createElement('link'), {rel: 'stylesheet', href: files.styles, onload: styled, onerror: styled});
      // Beside the page's own rules, so that the order of the stylesheets stays.
      document.querySelector('style[data-first]')!.after(styles);
      for (const src of files.scripts) {
        document.head.append(Object.assign(document.createElement('script'), {src, async: false, onerror: onLost}));
      }
    }

    FIRST.forEach((type) => addEventListener(type, begin, {capture: true, passive: true}));
    addEventListener('DOMContentLoaded', () => {
      if (isExpected()) {
        begin();
      }
      const near = new IntersectionObserver((entries) => entries.some(({isIntersecting}) => isIntersecting) && begin());
      document.querySelectorAll(NEEDS_SCRIPT).forEach((element) => near.observe(element));
    });
  });
}

/** An address that says more than which page, or a page come back to: the app has something to restore. */
const isExpected = (): boolean =>
  !!(location.search || location.hash) || (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type !== 'navigate';
