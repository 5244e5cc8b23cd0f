import {useEffect, useReducer, type KeyboardEvent} from 'react';
import {START, actionOfKey, advance, type PlayerAction, type PlayerState} from './player';

/** Milliseconds that a step with a new sentence stays at speed 1: time to read it. */
export const STEP_MS = 1100;

export interface Player extends PlayerState {
  last: number;
  act: (action: PlayerAction) => void;
  /** Space, arrows, Home and End, unless a field or button takes them itself. */
  onKeyDown: (event: KeyboardEvent) => void;
}

const takesKeys = (target: EventTarget, key: string) =>
  (target as HTMLElement).matches('input, select, textarea') || (key === ' ' && (target as HTMLElement).matches('button, summary, a'));

/**
 * Plays steps 0 to `last`. When there are fewer steps than before, it stands at the new last one.
 * @param stepTime milliseconds that a step stays at speed 1: of all, or of each
 */
export function usePlayer(last: number, stepTime: number | ((at: number) => number) = STEP_MS): Player {
  const [state, act] = useReducer((before: PlayerState, action: PlayerAction) => advance(before, action, last), START);
  const at = Math.min(state.at, last);
  const {playing, speed} = state;
  const wait = (typeof stepTime === 'number' ? stepTime : stepTime(at)) / speed;

  useEffect(() => {
    if (!playing) {
      return undefined;
    }
    const timer = setTimeout(() => act({type: 'tick'}), wait);
    return () => clearTimeout(timer);
  }, [playing, at, wait]);

  function onKeyDown(event: KeyboardEvent) {
    const action = actionOfKey(event.key, playing);
    if (action && !takesKeys(event.target, event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      act(action);
    }
  }

  return {at, playing, speed, last, act, onKeyDown};
}
