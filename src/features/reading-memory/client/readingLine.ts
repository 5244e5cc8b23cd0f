/** The height in the window at which a text is read on after a jump: below the navbar. */
export const readingLine = () => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
