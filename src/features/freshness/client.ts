import type {WithData} from '../../shared/client/WithData';

/** Shows the note on a page about what changes fast (src/features/freshness/FreshnessNotice) once its time has come, by the reader's clock. */
export function onRouteDidUpdate(): void {
  for (const note of document.querySelectorAll<WithData<'oldFrom'>>('[data-old-from]')) {
    note.hidden = Date.now() < Date.parse(note.dataset.oldFrom);
  }
}
