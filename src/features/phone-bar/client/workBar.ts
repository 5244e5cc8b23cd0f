import {markReady} from '../../../shared/client/markReady';
import {openContents} from './openContents';
import {sectionsOf, type Section} from './sections';
import {watchScroll} from './watchScroll';

/** Height below the top of the window at which a section counts as the one that is read. */
const LINE = 0.3;

/** The last section whose heading is above the line; none above the first. */
export const sectionAt = (sections: Section[], line: number): number =>
  sections.filter(({heading}) => heading.getBoundingClientRect().top <= line).length - 1;

/** How much of the text is above the bottom of the window, 0 to 1. */
function progressIn(text: Element): number {
  const {top, height} = text.getBoundingClientRect();
  return Math.max(0, Math.min(1, (innerHeight - top) / height)) * Math.min(1, scrollY / 100);
}

/**
 * Brings the bar at the foot of a note to life: it tells the section that is read, and opens the contents and the course.
 * @returns a function that lets go of the page
 */
export function workBar(bar: HTMLElement): () => void {
  const list = document.querySelector<HTMLElement>('.theme-doc-toc-mobile .phone-contents')!;
  const sections = sectionsOf(list);
  const text = bar.closest('article')!;
  const progress = bar.querySelector<HTMLElement>('.phone-bar__progress')!;
  const count = bar.querySelector('.phone-bar__here > span')!;
  const name = bar.querySelector('.phone-bar__here > b')!;
  let close: (() => void) | undefined;

  function tell() {
    const at = sectionAt(sections, innerHeight * LINE);
    count.textContent = at < 0 ? `${sections.length} 节` : `${at + 1} / ${sections.length}`;
    name.textContent = sections[at]?.title ?? '';
    progress.style.transform = `scaleX(${progressIn(text)})`;
  }

  function act({target}: Event) {
    const does = (target as Element).closest<HTMLElement>('[data-does]')?.dataset.does;
    if (does === 'contents') {
      close?.();
      close = openContents(list, sectionAt(sections, innerHeight * LINE));
    } else if (does === 'course') {
      document.querySelector<HTMLElement>('.navbar__toggle')?.click();
    } else if (does === 'top') {
      scrollTo({top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'});
    }
  }

  tell();
  const stop = watchScroll(bar, tell);
  bar.addEventListener('click', act);
  void markReady(bar);
  return () => {
    stop();
    close?.();
    bar.removeEventListener('click', act);
  };
}
