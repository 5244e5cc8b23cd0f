import {kvWidth, parametersOf, sum, type Model} from './model';

/** The parallel layout of a training step. */
export interface Layout {
  /** Groups that hold the same model and see different samples. */
  data: number;
  /** Tensor parallel devices: each has a part of every matrix. */
  tensor: number;
  /** Pipeline stages: each has a part of the layers. */
  pipeline: number;
  /** Which states data parallel ranks share: 0 none, 1 optimizer, 2 and gradients, 3 and weights (Rajbhandari et al. 2020). */
  zero: 0 | 1 | 2 | 3;
  /** Whether norms and residuals are shared along the sequence too (Korthikanti et al. 2022). */
  sequenceParallel: boolean;
  /** Which activations are kept: all, all but the attention scores, or only each layer's input. */
  recompute: 'none' | 'selective' | 'full';
  precision: 'mixed' | 'fp32';
  /** Tokens of a sample. */
  length: number;
  /** Samples of a micro-batch. */
  micro: number;
  /** Micro-batches of a step, for each data parallel rank. */
  count: number;
}

/** Why a layout is invalid, and how to fix it. */
export function layoutProblem(model: Model, {tensor, pipeline, length, sequenceParallel}: Layout): string | undefined {
  if (model.kvHeads % tensor !== 0) {
    return `张量并行 ${tensor} 路分不匀 ${model.kvHeads} 个键值头：路数要能整除它。`;
  }
  if (model.layers % pipeline !== 0) {
    return `流水线 ${pipeline} 级分不匀 ${model.layers} 层：级数要能整除层数。`;
  }
  if (sequenceParallel && length % tensor !== 0) {
    return `序列并行要求序列长度 ${length} 能被 ${tensor} 整除。`;
  }
  return undefined;
}

/** Bytes of a number in weights and activations; in gradients; in the optimizer's states (master copy, two moments). */
const BYTES = {mixed: {weight: 2, gradient: 2, optimizer: 12}, fp32: {weight: 4, gradient: 4, optimizer: 8}} as const;

/**
 * Bytes of activations that one layer keeps on one device for one micro-batch.
 * `gpt`: Korthikanti et al. 2022, equations 1 to 4, 16-bit numbers and masks of dropout. `llama`: counted in the same way for RMSNorm, SwiGLU and no dropout
 * (see the page). 32-bit numbers double all but the masks.
 */
export function layerActivations(model: Model, layout: Layout): number {
  const {width: d, ffn, heads, style} = model;
  const {tensor: t, recompute, precision, length, micro, sequenceParallel} = layout;
  const tokens = length * micro;
  const size = precision === 'mixed' ? 2 : 4;
  const outer = sequenceParallel ? t : 1;
  if (recompute === 'full') {
    return (tokens * d * size) / outer;
  }
  const kv = kvWidth(model);
  const isGpt = style === 'gpt';
  // Inputs of two norms, of attention and of the feed-forward part; two masks of dropout.
  const shared = tokens * (4 * d * size + (isGpt ? 2 * d : 0));
  // Queries, keys, values and the input of the output matrix; what the activation and the last matrix need.
  const split = tokens * size * (2 * d + 2 * kv + (isGpt ? 2 : 4) * ffn);
  const scores = recompute === 'selective' ? 0 : heads * length * tokens * (isGpt ? 2 * size + 1 : size);
  return shared / outer + (split + scores) / t;
}

export interface Memory {
  weights: number;
  gradients: number;
  optimizer: number;
  activations: number;
  logits: number;
}

/** Parameters on one device of the first or the last stage, before ZeRO shares them. */
function stageParameters(model: Model, {tensor, pipeline}: Layout, stage: 'first' | 'last'): number {
  const {embedding, positions, attention, ffn, norm, head} = parametersOf(model);
  const layers = (attention + ffn) / tensor / pipeline + norm / pipeline;
  const isFirst = stage === 'first' || pipeline === 1;
  const isLast = stage === 'last' || pipeline === 1;
  // Tied matrices are kept at both ends when these are different devices.
  const output = head > 0 ? head : pipeline > 1 ? embedding : 0;
  return layers + (isFirst ? embedding / tensor + positions : 0) + (isLast ? output / tensor : 0);
}

/** Bytes on one device of a stage: the first keeps `pipeline` micro-batches in flight (1F1B), the last one. */
function stageMemory(model: Model, layout: Layout, stage: 'first' | 'last'): Memory {
  const {data, tensor, pipeline, zero, precision, length, micro, count} = layout;
  const bytes = BYTES[precision];
  const parameters = stageParameters(model, layout, stage);
  const share = (from: number) => (zero >= from ? data : 1);
  const inFlight = stage === 'first' ? Math.min(pipeline, count) : 1;
  const hasOutput = stage === 'last' || pipeline === 1;
  return {
    weights: (bytes.weight * parameters) / share(3),
    gradients: (bytes.gradient * parameters) / share(2),
    optimizer: (bytes.optimizer * parameters) / share(1),
    activations: (inFlight * layerActivations(model, layout) * model.layers) / pipeline,
    logits: hasOutput ? (4 * length * micro * model.vocabulary) / tensor : 0,
  };
}

/** Bytes on the fullest device, by part; `logits` are the 32-bit inputs of the cross entropy. Buffers of libraries and fragmentation come on top. */
export function memoryOf(model: Model, layout: Layout): Memory {
  const [first, last] = (['first', 'last'] as const).map((stage) => stageMemory(model, layout, stage)) as [Memory, Memory];
  return sum(last) > sum(first) ? last : first;
}

/** Bytes that a device sends in a ring reduce-scatter (or all-gather) of `bytes` among `ranks`. */
const ringHalf = (bytes: number, ranks: number): number => ((ranks - 1) / ranks) * bytes;

/** Bytes that a device sends in a ring all-reduce: a reduce-scatter and an all-gather (Patarasuk and Yuan 2009). */
export const ringAllreduce = (bytes: number, ranks: number): number => 2 * ringHalf(bytes, ranks);

export interface Traffic {
  data: number;
  tensor: number;
  pipeline: number;
}

/** The most bytes that a device sends in a step, by kind of parallelism: gradients and weights as in the first stage, which holds the embedding; borders as in a middle one. */
export function trafficOf(model: Model, layout: Layout): Traffic {
  const {data, tensor, pipeline, zero, precision, recompute, sequenceParallel, length, micro, count} = layout;
  const {weight, gradient} = BYTES[precision];
  const parameters = stageParameters(model, layout, 'first');
  const size = precision === 'mixed' ? 2 : 4;
  const boundary = length * micro * model.width * size;
  // ZeRO-2 and 3 hold no whole gradient to add up in, so each micro-batch is reduced; ZeRO-3 also gathers the weights forward and backward.
  const gradients = (zero >= 2 ? count : 1) * ringHalf(gradient * parameters, data);
  const gathers = (zero === 3 ? 2 * count : 1) * ringHalf((zero === 0 ? gradient : weight) * parameters, data);
  // Two all-reduces forward and two backward a layer; full recomputation repeats the forward ones (Shoeybi et al. 2019).
  // Sequence parallelism keeps a part of the inputs of the two matrices cut by columns and gathers both again backward,
  // which is as much as one all-reduce (Korthikanti et al. 2022, section 4.2).
  const reductions = (recompute === 'full' ? 6 : 4) + (sequenceParallel ? 1 : 0);
  return {
    data: gradients + gathers,
    tensor: ((reductions * model.layers) / pipeline) * count * ringAllreduce(boundary, tensor),
    pipeline: Math.min(2, pipeline - 1) * count * boundary,
  };
}

/** Idle share of a pipeline's time: p − 1 of m + p − 1 slots (Huang et al. 2019; Narayanan et al. 2021). */
export const bubble = (pipeline: number, count: number): number => (pipeline - 1) / (count + pipeline - 1);
