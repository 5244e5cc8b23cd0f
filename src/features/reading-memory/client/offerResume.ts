import {element} from './element';
import type {Place} from './memory';
import {goTo, showLine} from './memoryLine';
import {topOf, type Note} from './note';
import {readingLine} from './readingLine';

/** Nearer than so many windows, a reader is where they stopped. */
const NEAR_IN_WINDOW_HEIGHTS = 0.75;

/**
 * Offers the place where the reader stopped, in one line, and never jumps by itself. It goes when it is used or declined, when
 * the reader has come there by scrolling or has scrolled past the line, and when what it returns is called.
 * @param far how much of the page had been on the screen there, in percent
 */
export function offerResume(note: Note, place: Place, far: number): () => void {
  const isNear = () => (topOf(note, place)?.top ?? 0) - readingLine() < innerHeight * NEAR_IN_WINDOW_HEIGHTS;
  const line =
    !isNear() &&
    showLine(note, {
      label: '上次读到的地方',
      says: [new Text(`上次读到“${place.heading}”`), element('span', `（${far}%）`)],
      actions: {
        接着读() {
          const found = topOf(note, place);
          if (found) {
            goTo(found);
          }
        },
        从头: () => {},
      },
      isNeedless: isNear,
    });
  return line || (() => {});
}
