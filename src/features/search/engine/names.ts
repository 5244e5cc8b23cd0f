const DROPPED = /[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu;

/** A heading's default anchor: without an explicit id or an earlier heading of the same name. */
export const slug = (heading: string): string => heading.toLowerCase().replace(DROPPED, '').replace(/ /g, '-');

/** The last part of a page's URL if it is derived from the title: without the spaces between Chinese and Latin. */
export const nameOf = (title: string): string =>
  title.replace(/([a-z]) (?=[\u4e00-\u9fff])/gi, '$1').replace(/([\u4e00-\u9fff]) (?=[a-z])/gi, '$1');
