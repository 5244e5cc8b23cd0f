import type {Guess} from './memory';

/** So many guesses make two halves that can be compared. */
const MIN_TO_COMPARE = 6;

/** How far off a guess was, as a part of the larger number: half of it and twice it are as far off. */
const offOf = ({guess, truth}: Guess) => Math.abs(guess - truth) / Math.max(guess, truth, 1);

const averageOff = (guesses: readonly Guess[]) =>
  `${Math.round((guesses.reduce((sum, one) => sum + offOf(one), 0) / guesses.length) * 100)}%`;

/** How near guesses came, and how the later half compares with the earlier; @param guesses at least one, in the order of time */
export function guessesInWords(guesses: readonly Guess[]): string {
  const exact = guesses.filter(({guess, truth}) => guess === truth).length;
  const half = Math.floor(guesses.length / 2);
  return [
    `平均差 ${averageOff(guesses)}`,
    exact > 0 && `${exact} 次一点不差`,
    guesses.length >= MIN_TO_COMPARE &&
      `前 ${half} 次平均差 ${averageOff(guesses.slice(0, half))}，后 ${guesses.length - half} 次 ${averageOff(guesses.slice(half))}`,
  ]
    .filter(Boolean)
    .join('；')
    .concat('。');
}
