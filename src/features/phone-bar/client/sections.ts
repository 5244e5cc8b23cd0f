import {idOfHash} from '../../../shared/client/idOfHash';

/** A section of a note that the bar counts: one of the second level. */
export interface Section {
  title: string;
  heading: HTMLElement;
}

/** The sections that a list of contents names at its first level, those of them that are on the page. */
export function sectionsOf(list: Element): Section[] {
  const links = [...list.children].map((item) => item.querySelector('a')).filter((link) => link !== null);
  return links.flatMap((link) => {
    const heading = document.getElementById(idOfHash(link.hash));
    return heading ? [{title: link.textContent, heading}] : [];
  });
}
