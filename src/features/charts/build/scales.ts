import {scaleLinear, scaleLog, type ScaleContinuousNumeric, type ScaleLogarithmic} from 'd3-scale';
import {numberText, powerTexts} from '../../../shared/markdown/textWidth';
import {widthOf} from './frame';
import type {ScaleKind} from './types';

export type NumberScale = ScaleContinuousNumeric<number, number>;

type Options = {
  kind: ScaleKind;
  /** Where the axis begins and ends, in units of the drawing. */
  range: [number, number];
  /** `zero`: bars, whose length is read. `near`: values, from zero unless they lie far from it. `tight`: the data's own span. */
  start: 'zero' | 'near' | 'tight';
};

const isPowerOfTwo = (value: number) => Number.isInteger(Math.log2(value));

/** The scale of one axis over the values that it has to show. */
export function numberScale(values: number[], {kind, range, start}: Options): NumberScale {
  const low = Math.min(...values);
  const high = Math.max(...values);
  if (kind === 'log') {
    const [down, up] = start === 'tight' && low < high ? [1, 1] : start === 'zero' ? [2, 1.1] : [1.3, 1.2];
    return scaleLog([low / down, high * up], range).base(values.every(isPowerOfTwo) ? 2 : 10);
  }
  if (start === 'tight') {
    return scaleLinear(low === high ? [low - 1, high + 1] : [low, high], range);
  }
  const fromZero = start === 'zero' || low < 0.6 * high;
  const domain = fromZero ? [Math.min(0, low), Math.max(0, high)] : [low, high];
  return scaleLinear(domain[0] === domain[1] ? [domain[0]!, domain[0]! + 1] : domain, range).nice(5);
}

export type Tick = {value: number; text: string};

/** Of ticks along a horizontal axis, as many as stand beside each other with a gap. */
export function spread(ticks: Tick[], scale: NumberScale): Tick[] {
  const [from, to] = scale.range() as [number, number];
  const width = Math.max(...ticks.map(({text}) => widthOf(text))) + 12;
  const step = Math.ceil((ticks.length * width) / (to - from + width));
  return ticks.filter((_, index) => index % step === 0);
}

/** About `count` ticks; on a logarithmic axis the powers of its base, and 2 and 5 times these where they are too few. */
export function ticksOf(scale: NumberScale, count: number): Tick[] {
  const values = isLog(scale) ? logTicks(scale, count) : scale.ticks(count);
  const texts = isLog(scale) ? powerTexts(values, scale.base()) : values.map(numberText);
  return values.map((value, index) => ({value, text: texts[index]!}));
}

/** Whether a scale is logarithmic: it then has a base, and no zero. */
export const isLog = (scale: NumberScale): scale is ScaleLogarithmic<number, number> => 'base' in scale;

function logTicks(scale: ScaleLogarithmic<number, number>, count: number): number[] {
  const [low, high] = scale.domain() as [number, number];
  const exponent = (value: number) => Math.log(value) / Math.log(scale.base());
  const first = Math.ceil(exponent(low) - 1e-9);
  const last = Math.floor(exponent(high) + 1e-9);
  const powers = Array.from({length: last - first + 1}, (_, index) => scale.base() ** (first + index));
  if (powers.length < 3) {
    return scale.ticks(10).filter((value) => ['1', '2', '5'].includes(value.toExponential()[0]!));
  }
  const step = Math.ceil(powers.length / count);
  return powers.filter((_, index) => index % step === 0);
}
