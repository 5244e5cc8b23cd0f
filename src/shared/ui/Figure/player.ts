/** Where a player stands. */
export interface PlayerState {
  at: number;
  playing: boolean;
  speed: number;
}

export type PlayerAction =
  | {type: 'play' | 'pause' | 'back' | 'forward' | 'first' | 'last' | 'reset' | 'tick'}
  | {type: 'seek'; at: number}
  | {type: 'speed'; speed: number};

export const START: PlayerState = {at: 0, playing: false, speed: 1};

/** What a player does next; `last` is the number of its last step. Whoever steps by hand stops the playing. */
export function advance(state: PlayerState, action: PlayerAction, last: number): PlayerState {
  const stopAt = (at: number) => ({...state, at: Math.min(last, Math.max(0, at)), playing: false});
  switch (action.type) {
    case 'play': {
      // Pressed, it answers at once: with the next step, and from the end with the first picture.
      const at = state.at >= last ? 0 : state.at + 1;
      return {...state, at, playing: at < last};
    }
    case 'pause':
      return {...state, playing: false};
    case 'tick':
      return state.playing ? {...stopAt(state.at + 1), playing: state.at + 1 < last} : state;
    case 'back':
      return stopAt(state.at - 1);
    case 'forward':
      return stopAt(state.at + 1);
    case 'first':
    case 'reset':
      return stopAt(0);
    case 'last':
      return stopAt(last);
    case 'seek':
      return stopAt(action.at);
    case 'speed':
      return {...state, speed: action.speed};
  }
}

const KEYS: Record<string, PlayerAction['type']> = {ArrowLeft: 'back', ArrowRight: 'forward', Home: 'first', End: 'last'};

/** What a key means to a player. */
export function actionOfKey(key: string, playing: boolean): PlayerAction | undefined {
  const type = key === ' ' ? (playing ? 'pause' : 'play') : KEYS[key];
  return type && ({type} as PlayerAction);
}
