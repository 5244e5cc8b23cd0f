import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {START, actionOfKey, advance, type PlayerAction} from './player';

const action: fc.Arbitrary<PlayerAction> = fc.oneof(
  fc.constantFrom<PlayerAction>(
    ...(['play', 'pause', 'back', 'forward', 'first', 'last', 'reset', 'tick'] as const).map((type) => ({type})),
  ),
  fc.record({type: fc.constant('seek' as const), at: fc.integer({min: -5, max: 50})}),
  fc.record({type: fc.constant('speed' as const), speed: fc.constantFrom(0.5, 1, 2)}),
);

describe('a player', () => {
  it('never leaves its steps, and never plays at the last one', () => {
    fc.assert(
      fc.property(fc.nat({max: 30}), fc.array(action), (last, actions) => {
        let state = START;
        for (const next of actions) {
          state = advance(state, next, last);
          expect(state.at).toBeGreaterThanOrEqual(0);
          expect(state.at).toBeLessThanOrEqual(last);
          expect(state.playing && state.at === last).toBe(false);
        }
      }),
    );
  });

  it('played from anywhere, reaches the end in as many ticks as there are steps left, and stops', () => {
    fc.assert(
      fc.property(fc.integer({min: 1, max: 30}), fc.nat({max: 29}), (last, from) => {
        let state = advance({...START, at: Math.min(from, last - 1)}, {type: 'play'}, last);
        for (let left = last - state.at; left > 0; left -= 1) {
          expect(state.playing).toBe(true);
          state = advance(state, {type: 'tick'}, last);
        }
        expect(state).toMatchObject({at: last, playing: false});
      }),
    );
  });

  it('starts again from the end, and keeps its speed', () => {
    const fast = advance(START, {type: 'speed', speed: 4}, 3);
    const again = advance(advance(fast, {type: 'last'}, 3), {type: 'play'}, 3);
    expect(again).toEqual({at: 0, playing: true, speed: 4});
  });

  it('stops when one steps by hand, and a late tick changes nothing', () => {
    const stepped = advance(advance(START, {type: 'play'}, 9), {type: 'forward'}, 9);
    expect(stepped).toMatchObject({at: 2, playing: false});
    expect(advance(stepped, {type: 'tick'}, 9)).toBe(stepped);
  });
});

describe('actionOfKey', () => {
  it('knows the keys of the design, and no others', () => {
    expect(['ArrowLeft', 'ArrowRight', 'Home', 'End'].map((key) => actionOfKey(key, false)?.type)).toEqual([
      'back',
      'forward',
      'first',
      'last',
    ]);
    expect([actionOfKey(' ', false)?.type, actionOfKey(' ', true)?.type]).toEqual(['play', 'pause']);
    expect(actionOfKey('a', false)).toBeUndefined();
  });
});
