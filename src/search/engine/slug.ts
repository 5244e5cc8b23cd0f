const DROPPED = /[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu;

/** The anchor that a heading has unless its author or a heading of the same name before it says otherwise. */
export const slug = (heading: string): string => heading.toLowerCase().replace(DROPPED, '').replace(/ /g, '-');
