import {BOOKS} from '../books/bookPath';

/** The file of a section's EPUB below the base path, beside its page for paper: `book/CUDA.epub`. */
export const epubFile = (section: string): string => `${BOOKS}/${section}.epub`;

/** What the file is called on the reader's device. */
export const epubName = (label: string, siteTitle: string): string => `${`${label}（${siteTitle}）`.replace(/[\\/:*?"<>|]/g, ' ')}.epub`;

/** The attribute of the place where a page says how large a section's file is (its value): the page is drawn before the book is. */
export const SIZE_PLACEHOLDER = 'data-epub-size';
