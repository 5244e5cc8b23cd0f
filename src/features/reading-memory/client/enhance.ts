import {readStorage} from '../../../shared/client/readStorage';
import {offerResume} from './offerResume';
import {count, mark} from './marks';
import type {Place} from './memory';
import {noteOn} from './note';
import {resume} from './resume';
import {tellChanges} from './tellChanges';
import {KEY, memory, onChange} from './storage';
import {watch} from './watch';

let leave: (() => void)[] = [];

/** Shows the stored marks and the offer to resume on the page, and records reading from now on. */
export function enhance(path: string, baseUrl: string, mayOffer: (place: Place) => boolean): void {
  leave.forEach((each) => each());
  const note = noteOn(document, path);
  const show = () => {
    const page = note && memory().pages[note.path];
    mark(memory(), baseUrl, note && page?.done ? note.sections.map(({id}) => id) : (page?.read ?? []));
    count(memory(), baseUrl);
    document.querySelectorAll('.memory-room').forEach((container) => resume(container, readStorage(KEY), baseUrl));
  };
  show();
  leave = [onChange(show)];
  if (note) {
    const page = memory().off ? undefined : memory().pages[note.path];
    const offer = () => (page?.place && mayOffer(page.place) ? offerResume(note, page.place, page.far) : () => {});
    leave.push((page && tellChanges(note, offer)) ?? offer());
    leave.push(watch(note));
  }
}
