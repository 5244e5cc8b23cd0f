/** Where the books are, below the base path: that of the section CUDA is `book/CUDA`. */
export const BOOKS = 'book';
