import {useEffect, useRef, useState} from 'react';
import type {Step} from '@site/src/features/players/algorithms/types';

/** Digits of the largest guess. */
const MAX_DIGITS = 4;

/** The number that a reader typed; none where it is not one. */
const numberIn = (text: string) => (/^\d+$/.test(text) ? Number(text) : undefined);

export interface Guess {
  /** Of the counter. */
  name: string;
  /** Before the run, and no guess has been made: it may be. */
  isOpen: boolean;
  /** What the reader has typed; undefined until they want to guess. */
  text?: string;
  type: (text: string) => void;
  /** What they guessed, once the run has begun. */
  made?: number;
}

/**
 * The reader's guess of a counter's last value, of one input: typed at the first step, made with the next one, and told to the
 * reading memory at the last, once. Undefined for an algorithm without a counter to guess.
 */
export function useGuess(name: string | undefined, input: string, steps: readonly Step<unknown>[], at: number): Guess | undefined {
  const [guess, setGuess] = useState<{of: string; text: string; isMade: boolean}>();
  const remembered = useRef('');
  const now = guess?.of === input ? guess : undefined;
  const value = now && numberIn(now.text);
  const hasBegun = at > 0;
  const last = steps.length - 1;
  const truth = name === undefined ? undefined : steps[last]!.counts[name];

  useEffect(() => {
    if (hasBegun) {
      setGuess((before) => (before && numberIn(before.text) !== undefined ? {...before, isMade: true} : undefined));
    }
  }, [hasBegun]);

  useEffect(() => {
    if (at === last && now?.isMade && value !== undefined && truth !== undefined && remembered.current !== input) {
      remembered.current = input;
      import(/* webpackChunkName: "memory" */ '../../reading-memory/remember').then(
        ({rememberGuess}) => rememberGuess(value, truth),
        () => {},
      );
    }
  }, [at, last, now?.isMade, value, truth, input]);

  if (name === undefined || truth === undefined) {
    return undefined;
  }
  return {
    name,
    isOpen: !hasBegun && !now?.isMade,
    text: now?.text,
    type: (text) => setGuess({of: input, text: text.replace(/\D/g, '').slice(0, MAX_DIGITS), isMade: false}),
    made: now?.isMade ? value : undefined,
  };
}
