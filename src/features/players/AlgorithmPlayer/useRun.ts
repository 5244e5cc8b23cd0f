import {useCallback, useEffect, useMemo, useState} from 'react';
import type {Algorithm, Step} from '@site/src/features/players/algorithms/types';
import {usePlayer, type Player} from '../../../shared/ui/Figure/usePlayer';
import {readShared} from './shared';
import {stepTimes} from './stepKinds';

function stepsOf<State>(algorithm: Algorithm<unknown, State>, input: string): Step<State>[] {
  const parsed = algorithm.parse(input);
  if ('message' in parsed) {
    throw new Error(parsed.message);
  }
  return [...algorithm.steps(parsed.value)];
}

export interface Run<State> {
  input: string;
  steps: readonly Step<State>[];
  player: Player;
  /** Starts another input at its first step. */
  start: (input: string) => void;
}

/** The steps of an algorithm on the current input: the page's, the one in the URL, or the reader's. */
export function useRun<State>(algorithm: Algorithm<unknown, State>, first: string, address: string): Run<State> {
  const [input, setInput] = useState(first);
  const steps = useMemo(() => stepsOf(algorithm, input), [algorithm, input]);
  const times = useMemo(() => stepTimes(steps), [steps]);
  const player = usePlayer(steps.length - 1, (at) => times[at]!);
  const {act} = player;

  const start = useCallback(
    (next: string, at = 0) => {
      setInput(next);
      act({type: 'seek', at});
    },
    [act],
  );

  useEffect(() => {
    const shared = readShared(window.location.search, address);
    const parsed = shared && algorithm.parse(shared.input);
    if (parsed && 'value' in parsed) {
      start(parsed.text, shared.step);
    }
  }, [algorithm, address, start]);

  return {input, steps, player, start};
}
