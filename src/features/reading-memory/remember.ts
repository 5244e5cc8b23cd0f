import {addGuesses, type PageMemory} from './client/memory';
import {titleInWords} from './client/note';
import {pathOf} from './client/pathOf';
import {change, memory} from './client/storage';

import {readOf, type Read} from './readOf';

export {onChange} from './client/storage';

/** What the reader has read, as of now. */
export const readNow = (baseUrl: string): Read => readOf(memory(), baseUrl);

const seconds = () => Math.floor(Date.now() / 1000);
const pathHere = () => pathOf(location.pathname);

/** @returns whether it could be stored; not where the memory is off, or the page is neither note nor post */
function changeHere(edit: (page: PageMemory) => Partial<PageMemory>): boolean {
  const [path, title] = [pathHere(), titleInWords(document)];
  if (title === undefined || memory().off) {
    return false;
  }
  return change((stored) => {
    const known = stored.pages[path] ?? {title, at: seconds(), far: 0, read: []};
    return {...stored, pages: {...stored.pages, [path]: {...known, ...edit(known)}}};
  });
}

/** The reader's answers to the exercises of the page that is shown, by id; undefined where nothing is remembered of it. */
export function answersHere(): Readonly<Record<string, true | string>> | undefined {
  return titleInWords(document) !== undefined && !memory().off ? (memory().pages[pathHere()]?.answers ?? {}) : undefined;
}

/**
 * Keeps how the reader did at an exercise of this page.
 * @param answer true, the question that they had no answer to, or nothing to forget it
 * @returns whether it could be kept
 */
export const rememberAnswer = (id: string, answer: true | string | undefined): boolean =>
  changeHere(({answers: {[id]: _, ...others} = {}}) => ({answers: answer === undefined ? others : {...others, [id]: answer}}));

/** Keeps a number that the reader guessed on this page, and what it came to; without a memory it is gone with the page. */
export function rememberGuess(guess: number, truth: number): void {
  changeHere(({guesses}) => ({guesses: addGuesses(guesses, [{at: seconds(), guess, truth}])}));
}
