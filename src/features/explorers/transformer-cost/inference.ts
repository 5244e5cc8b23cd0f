import {forwardFlops, kvWidth, parametersOf, sum, type Model} from './model';

export interface Card {
  name: string;
  /** Bytes. */
  memory: number;
  /** Bytes a second. */
  bandwidth: number;
  /** 16-bit tensor core operations a second, dense. */
  peak: number;
}

/** NVIDIA's data sheets: T4 (2019), A100 80 GB SXM (2021), H100 SXM (2023), H200 SXM (2024); dense FP16 rates, half of those given "with sparsity". */
export const CARDS: readonly Card[] = [
  {name: 'T4', memory: 16e9, bandwidth: 320e9, peak: 65e12},
  {name: 'A100 80 GB', memory: 80e9, bandwidth: 2039e9, peak: 312e12},
  {name: 'H100 SXM', memory: 80e9, bandwidth: 3350e9, peak: 989e12},
  {name: 'H200 SXM', memory: 141e9, bandwidth: 4800e9, peak: 989e12},
];

export interface Serving {
  model: Model;
  /** Bytes of a number of the weights: 2, 1 or 0.5. */
  weightBytes: number;
  /** Bytes of a number of the cache: 2 or 1. */
  cacheBytes: number;
  /** Sequences that are decoded together. */
  batch: number;
  /** Tokens already in each sequence. */
  length: number;
}

/** Bytes of keys and values that one token leaves behind in all layers. */
export const cachePerToken = (model: Model, cacheBytes: number): number => 2 * model.layers * kvWidth(model) * cacheBytes;

/** Bytes of all keys and values. */
export const cacheSize = ({model, cacheBytes, batch, length}: Serving): number => batch * length * cachePerToken(model, cacheBytes);

/** Bytes of all weights; scales and zero points of quantised ones are left out. */
export const weightSize = ({model, weightBytes}: Serving): number => weightBytes * sum(parametersOf(model));

/** How many sequences of this length fit beside the weights; zero when the weights alone do not. */
export function greatestBatch(serving: Serving, {memory}: Card): number {
  const left = memory - weightSize(serving);
  return Math.max(0, Math.floor(left / (serving.length * cachePerToken(serving.model, serving.cacheBytes))));
}

export interface Step {
  /** Seconds to read what one step must read, and to calculate what it must. */
  memoryTime: number;
  computeTime: number;
  /** Tokens a second, all sequences together: an upper bound. */
  rate: number;
  /** Operations for each byte. */
  intensity: number;
  bound: 'memory' | 'compute';
}

/** One step of decoding, a token for each sequence: every weight and every cached number is read once (the input embedding only by rows). */
export function decodeStep(serving: Serving, {bandwidth, peak}: Card): Step {
  const {model, batch, length, weightBytes} = serving;
  const {embedding, positions} = parametersOf(model);
  // A separate input table is only looked up; a tied one is the output matrix too and is read whole.
  const skipped = model.tied ? positions : embedding + positions;
  const bytes = weightSize(serving) - weightBytes * skipped + cacheSize(serving);
  const flops = batch * sum(forwardFlops(model, length));
  const memoryTime = bytes / bandwidth;
  const computeTime = flops / peak;
  return {
    memoryTime,
    computeTime,
    rate: batch / Math.max(memoryTime, computeTime),
    intensity: flops / bytes,
    bound: memoryTime >= computeTime ? 'memory' : 'compute',
  };
}
