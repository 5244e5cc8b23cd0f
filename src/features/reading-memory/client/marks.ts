import type {WithData} from '../../../shared/client/WithData';
import type {Memory} from './memory';

const sheet = typeof CSSStyleSheet === 'function' && 'replaceSync' in CSSStyleSheet.prototype ? new CSSStyleSheet() : undefined;

/** Of the map on the home page (src/features/home). */
const LANE = '[data-lane]';

/** A selector for links to any of these addresses; they are escaped, so that they cannot be anything but compared. */
const linkTo = (addresses: string[]) => addresses.map((address) => `[href="${CSS.escape(address)}"]`).join(',');

/**
 * Marks the links to what has been read: in the whole page, also those that React draws later. Where a mark stands, if
 * anywhere, src/features/reading-memory/reading-memory.css says; screen readers hear it as words.
 * @param sections the sections read of the page itself
 */
export function mark({off, pages}: Memory, baseUrl: string, sections: Iterable<string>): void {
  if (!sheet) {
    return;
  }
  const done = Object.entries(pages)
    .filter(([, page]) => page.done)
    .map(([path]) => baseUrl + path.slice(1));
  const links = off ? '' : linkTo([...done, ...Array.from(sections, (id) => `#${id}`)]);
  const [last] = Object.entries(pages)
    .filter(([, page]) => page.place && !page.done)
    .sort(([, a], [, b]) => b.at - a.at);
  const here =
    last && !off ? `${LANE} a:is(${linkTo([baseUrl + last[0].slice(1)])}){--read-dot:var(--cinnabar);--read:"" / "（上次停在这里）"}` : '';
  sheet.replaceSync(`${links && `a:is(${links}){--read-sign:"✓";--read:"✓" / "（读过）";--read-dot:var(--jade)}`}${here}`);
  if (!document.adoptedStyleSheets.includes(sheet)) {
    document.adoptedStyleSheets.push(sheet);
  }
}

/** Writes the number of read notes into each `[data-progress]`: of the notes below its path or, without one, of those that the page lists. */
export function count({off, pages}: Memory, baseUrl: string): void {
  const done = Object.entries(pages)
    .filter(([, page]) => page.done)
    .map(([path]) => path);
  for (const container of document.querySelectorAll<WithData<'progress'>>('[data-progress]')) {
    const below = container.dataset.progress;
    const listed = below ? [] : Array.from(document.querySelectorAll('[data-notes] a'), (link) => link.getAttribute('href'));
    const read = done.filter((path) => (below ? path.startsWith(below) : listed.includes(baseUrl + path.slice(1)))).length;
    container.textContent = off || read === 0 ? '' : `读过 ${read} / `;
  }
}
