/** The anchor of a tag on the page of tags; ids have no spaces. */
export const anchorOf = (tag: string): string => tag.replace(/\s+/g, '-');
