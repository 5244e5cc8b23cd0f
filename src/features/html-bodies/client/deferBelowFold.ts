import {afterPaint} from '../../../shared/client/afterPaint';

// Lower bounds of heights, on phones and desktops: what is estimated too low is only rendered unnecessarily.
/** Height of what precedes a body: navbar, title, dates. */
const HEADER_HEIGHT_PX = 300;
const MIN_BLOCK_HEIGHT_PX = 40;
const CODE_LINE_HEIGHT_PX = 15;
/** Square pixels that a character of other text takes. */
const CHARACTER_AREA_PX2 = 300;
/** The widest that a note's text gets. */
const MAX_TEXT_WIDTH_PX = 720;
/** Text that takes no room. */
const UNSEEN = '.katex-mathml, details > :not(summary), [hidden]';

const lengthOf = (element: Element): number => element.textContent.length;
const seenLength = (block: Element): number =>
  lengthOf(block) - [...block.querySelectorAll(UNSEEN)].reduce((sum, unseen) => sum + lengthOf(unseen), 0);
const seenCode = (block: Element): Element | undefined => [...block.querySelectorAll('pre')].find((code) => !code.closest(UNSEEN));
const linesOf = (code: Element): number => code.textContent.split('\n').length;

/** Pixels that a block of a body takes at the least. */
function minHeight(block: Element): number {
  const code = seenCode(block);
  return Math.max(
    MIN_BLOCK_HEIGHT_PX,
    code ? linesOf(code) * CODE_LINE_HEIGHT_PX : (seenLength(block) * CHARACTER_AREA_PX2) / Math.min(innerWidth, MAX_TEXT_WIDTH_PX),
  );
}

/**
 * Skips the rendering of blocks below the viewport (`content-visibility: hidden`) in the first frame of a body that is shown from
 * its top, so that a long note appears sooner. The elements are in the DOM from the start.
 * @param then called when everything is rendered
 */
export function deferBelowFold(body: Element, then: () => void): void {
  let room = innerHeight - HEADER_HEIGHT_PX;
  const below = ([...body.children] as HTMLElement[]).filter((block) => {
    const isBelow = room < 0;
    room -= isBelow ? 0 : minHeight(block);
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
