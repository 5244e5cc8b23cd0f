import {element} from './element';
import type {Note, Section} from './note';

const MARK = 'data-changed';

/**
 * Draws a stroke in the margin beside each of these sections, and a word after its heading. The strokes stand beside the text, whose
 * blocks are counted, and follow it when it grows. @returns what takes them away
 */
export function markChanged({body}: Note, sections: Section[]): () => void {
  const frame = body.closest('article') ?? body;
  const strokes = sections.map(() => element('span', '', {class: 'changed-stroke', 'aria-hidden': 'true'}));
  function place() {
    const {top: origin, left} = frame.getBoundingClientRect();
    sections.forEach(({heading, end}, at) => {
      const {top, left: edge} = heading.getBoundingClientRect();
      const bottom = end.element.getBoundingClientRect()[end.edge];
      // Up to the space above the next heading.
      const gap = end.edge === 'top' ? Number.parseFloat(getComputedStyle(end.element).marginTop) : 0;
      const {style} = strokes[at]!;
      style.top = `${top - origin}px`;
      style.left = `${edge - left}px`;
      style.height = `${bottom - top - gap}px`;
    });
  }
  const watch = new ResizeObserver(place);
  sections.forEach(({heading}) => heading.setAttribute(MARK, ''));
  frame.classList.add('has-strokes');
  frame.append(...strokes);
  watch.observe(body);
  return () => {
    watch.disconnect();
    sections.forEach(({heading}) => heading.removeAttribute(MARK));
    strokes.forEach((stroke) => stroke.remove());
  };
}
