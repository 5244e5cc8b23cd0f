import {fetchScript} from '../../../shared/client/fetchScript';

/** What a reader does first. A moving finger scrolls, a pointer on its way shows where it will press. */
const FIRST = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'];
/** Cannot be read before the script ran. */
const NEEDS_SCRIPT = '[data-needs-script]';

/** Milliseconds that the app waits for what is wanted first. */
const MAX_WAIT_MS = 1000;

/** The addresses of the app's scripts, in order, and of the whole stylesheet. */
export interface Files {
  scripts: string[];
  styles: string;
}

/**
 * Fetches the app when the reader first does something; the promise tells that the whole stylesheet is there (or is not
 * to be had). What `first` starts on that event, if anything, has the line for itself before.
 */
export function loadAtFirstTouch(files: Files, onLost: () => void, first: (event: Event) => Promise<unknown> | undefined): Promise<void> {
  return new Promise((styled) => {
    let begun = false;

    function begin(event?: Event): void {
      if (begun) {
        return;
      }
      begun = true;
      FIRST.forEach((type) => removeEventListener(type, begin, true));
      const started = event && first(event);
      if (started) {
        void Promise.race([started, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]).then(fetchApp);
      } else {
        fetchApp();
      }
    }

    function fetchApp(): void {
      const styles = Object.assign(document.createElement('link'), {
        rel: 'stylesheet',
        href: files.styles,
        onload: styled,
        onerror: styled,
      });
      // Beside the page's own rules, so that the order of the stylesheets stays.
      const own = document.querySelector<HTMLElement>('style[data-first]')!;
      own.after(styles);
      for (const src of files.scripts) {
        document.head.append(Object.assign(document.createElement('script'), {src, async: false, onerror: onLost}));
      }
      // What the app will ask for when it has read where it is: no second wait on a slow line.
      own.dataset.route!.split(' ').forEach(fetchScript);
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
  !!(location.search || location.hash) ||
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type !== 'navigate';
