const DROPPED = /[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu;

/** The anchor that a heading has unless its author or a heading of the same name before it says otherwise. */
export const slug = (heading: string): string => heading.toLowerCase().replace(DROPPED, '').replace(/ /g, '-');

/** The last part of a page's address when it is the title, without the spaces between Chinese and Latin. */
export const nameOf = (title: string): string =>
  title.replace(/([a-z]) (?=[\u4e00-\u9fff])/gi, '$1').replace(/([\u4e00-\u9fff]) (?=[a-z])/gi, '$1');
