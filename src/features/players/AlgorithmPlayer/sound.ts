import type {ArrayState} from '@site/src/features/players/algorithms/sorting/arrayRun';

/** What a step sounds like. */
export interface Sounds {
  /** Heights of the tones of a comparison, from 0 to 1. */
  tones: readonly number[];
  /** Whether something has moved. */
  isMove: boolean;
}

const LOWEST_HZ = 196;
/** From the lowest tone to the highest. */
const OCTAVES = 2.5;
const TONE_SECONDS = 0.16;
const CLICK_SECONDS = 0.03;

export const pitchOf = (height: number): number => LOWEST_HZ * 2 ** (OCTAVES * height);

/** A short tone that fades, so that it does not crackle. */
function beep(context: AudioContext, hertz: number, at: number, seconds: number, loudness: number): void {
  const oscillator = new OscillatorNode(context, {type: 'triangle', frequency: hertz});
  const gain = new GainNode(context, {gain: loudness});
  gain.gain.setValueAtTime(loudness, at);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + seconds);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + seconds);
}

/** Each compared value is a tone, the higher the greater, one after the other; a move is a click. */
export function playSounds(context: AudioContext, {tones, isMove}: Sounds): void {
  const now = context.currentTime;
  tones.forEach((height, i) => beep(context, pitchOf(height), now + (i * TONE_SECONDS) / 2, TONE_SECONDS, 0.18));
  if (isMove) {
    beep(context, LOWEST_HZ / 2, now, CLICK_SECONDS, 0.3);
  }
}

/** What a step of a sort sounds like: the compared values, each in parts of the greatest. */
export function soundsOf({items, compared, moved}: ArrayState): Sounds {
  const most = Math.max(1, ...items.map(({value}) => value));
  return {tones: compared.map((id) => items[id]!.value / most), isMove: moved.length > 0};
}
