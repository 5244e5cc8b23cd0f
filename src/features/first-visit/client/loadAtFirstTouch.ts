import {watchLeaving} from './reloadLostScripts';
import {fetchScript} from '../../../shared/client/fetchScript';
import type {WithData} from '../../../shared/client/WithData';

/** Events that count as a reader's first interaction. A moving finger scrolls; a moving pointer usually precedes a press. */
const FIRST = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'];
/** Content that is empty or useless without script: the app is loaded as soon as it is in the window. */
const NEEDS_SCRIPT = '[data-needs-script]';

/** How long the app's download waits for what was asked for first (the search's titles), so that both do not share a slow line. */
const MAX_WAIT_MS = 1000;

/** The addresses of the app's scripts, in order, and of the whole stylesheet. */
export interface Files {
  scripts: string[];
  styles: string;
}

/**
 * Loads the app's scripts and the whole stylesheet at the first interaction. A download that `first` starts on that event
 * goes before them, for MAX_WAIT_MS at most.
 * @returns resolves when the stylesheet has loaded, or failed to
 */
export function loadAtFirstTouch(files: Files, onLost: () => void, first: (event: Event) => Promise<unknown> | undefined): Promise<void> {
  return new Promise((styled) => {
    let begun = false;

    function begin(event?: Event & Partial<MouseEvent>): void {
      if (begun || (event && isOfThePage(event))) {
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
      const own = document.querySelector<WithData<'route'>>('style[data-first]')!;
      own.after(styles);
      watchLeaving();
      for (const src of files.scripts) {
        document.head.append(Object.assign(document.createElement('script'), {src, async: false, onerror: onLost}));
      }
      // The route's chunks, which the app would only request after it has started: saves a round trip.
      own.dataset.route.split(' ').filter(Boolean).forEach(fetchScript);
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

/**
 * What no reader has done: Chromium dispatches a `pointermove` without movement when a page is laid out under a pointer that rests,
 * and the sidebar scrolls to the entry of the page (src/features/sidebar/showCurrent.ts); a reader who scrolls it presses, or turns a wheel.
 */
const isOfThePage = ({type, target, movementX, movementY}: Event & Partial<MouseEvent>): boolean =>
  (type === 'pointermove' && !movementX && !movementY) || (type === 'scroll' && target !== document);

/** A query, a fragment, a reload or a return by the history: the app has state to restore, so it does not wait for an interaction. */
const isExpected = (): boolean =>
  !!(location.search || location.hash) ||
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type !== 'navigate';
