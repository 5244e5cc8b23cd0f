import {afterPaint} from '../afterPaint';

/** Square pixels that a character takes where text is closest: half as many as in a paragraph. */
const CHARACTER = 240;
/** Pixels: the widest that a note's text gets. */
const COLUMN = 720;
/** Text that takes no room. */
const UNSEEN = '.katex-mathml, details > :not(summary), [hidden]';

const lengthOf = (element: Element): number => element.textContent.length;
const seenLength = (block: Element): number => lengthOf(block) - [...block.querySelectorAll(UNSEEN)].reduce((sum, unseen) => sum + lengthOf(unseen), 0);

/**
 * Leaves what lies below the window out of the first frame of a body that is shown from its top: most of a long note is
 * styled and laid out after its title is on the screen. Every script finds it all the same.
 * @param then called when everything is shown
 */
export function showTopFirst(body: Element, then: () => void): void {
  let room = (innerHeight * Math.min(innerWidth, COLUMN)) / CHARACTER;
  const below = ([...body.children] as HTMLElement[]).filter((block) => {
    const isBelow = room < 0;
    room -= isBelow ? 0 : Math.max(0, seenLength(block));
    return isBelow;
  });
  below.forEach(({style}) => (style.contentVisibility = 'hidden'));
  afterPaint(() => {
    below.forEach((block) => {
      block.style.contentVisibility = '';
      if (block.style.length === 0) {
        block.removeAttribute('style');
      }
    });
    then();
  });
}
