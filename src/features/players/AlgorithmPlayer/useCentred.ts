import {useEffect, useRef, type RefObject} from 'react';

/**
 * The ref of a box that scrolls sideways, kept scrolled so that a point of its content is in the middle.
 * @param fraction where the point is, as a fraction of the content's width
 * @param width of the content; a change scrolls the box again
 */
export function useCentred(fraction: number, width: number): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current) {
      const {scrollWidth, clientWidth} = box.current;
      box.current.scrollLeft = scrollWidth * fraction - clientWidth / 2;
    }
  }, [fraction, width]);
  return box;
}
