/**
 * A decoder-only Transformer by its sizes. `gpt`: LayerNorm and biases, learned positions, GELU with two matrices (GPT-2, Radford et al. 2019).
 * `llama`: RMSNorm, no biases, rotary positions, SwiGLU with three matrices (Touvron et al. 2023).
 */
export interface Model {
  style: 'gpt' | 'llama';
  width: number;
  layers: number;
  heads: number;
  /** Heads of keys and values; equal to `heads` without grouping (Ainslie et al. 2023). */
  kvHeads: number;
  /** Inner width of the feed-forward part. */
  ffn: number;
  vocabulary: number;
  /** Rows of the learned table of positions; not counted in the `llama` style. */
  positions: number;
  /** Whether the output uses the matrix of the embedding. */
  tied: boolean;
}

/** Sizes from the model cards and papers: GPT-2 (2019), GPT-3 (Brown et al. 2020, table 2.1), Llama 2 (2023), Llama 3 (Grattafiori et al. 2024, table 3, and the card). */
export const MODELS = {
  'GPT-2 small': {style: 'gpt', width: 768, layers: 12, heads: 12, kvHeads: 12, ffn: 3072, vocabulary: 50257, positions: 1024, tied: true},
  'Llama 2 7B': {style: 'llama', width: 4096, layers: 32, heads: 32, kvHeads: 32, ffn: 11008, vocabulary: 32000, positions: 0, tied: false},
  'Llama 3 8B': {style: 'llama', width: 4096, layers: 32, heads: 32, kvHeads: 8, ffn: 14336, vocabulary: 128256, positions: 0, tied: false},
  'Llama 3 70B': {
    style: 'llama',
    width: 8192,
    layers: 80,
    heads: 64,
    kvHeads: 8,
    ffn: 28672,
    vocabulary: 128256,
    positions: 0,
    tied: false,
  },
  'GPT-3 175B': {
    style: 'gpt',
    width: 12288,
    layers: 96,
    heads: 96,
    kvHeads: 96,
    ffn: 49152,
    vocabulary: 50257,
    positions: 2048,
    tied: true,
  },
} as const satisfies Record<string, Model>;

export type ModelName = keyof typeof MODELS;

/** What is wrong with the sizes and how to fix it; undefined when they fit. */
export function problemOf({width, heads, kvHeads}: Model): string | undefined {
  if (width % heads !== 0) {
    return `宽度 ${width} 不能被 ${heads} 个头整除：每个头的宽度要是整数，换一个头数。`;
  }
  if (heads % kvHeads !== 0) {
    return `${heads} 个头分不成 ${kvHeads} 个键值头：键值头数要能整除头数。`;
  }
  return undefined;
}

/** Width of all keys (or values) of a token. */
export const kvWidth = ({width, heads, kvHeads}: Model): number => (width / heads) * kvHeads;

export interface Parameters {
  embedding: number;
  positions: number;
  attention: number;
  ffn: number;
  norm: number;
  head: number;
}

/** How many parameters each part holds, over all layers. */
export function parametersOf(model: Model): Parameters {
  const {style, width: d, layers, ffn, vocabulary, positions, tied} = model;
  const kv = kvWidth(model);
  const isGpt = style === 'gpt';
  const attention = 2 * d * d + 2 * d * kv + (isGpt ? 2 * d + 2 * kv : 0);
  const feedForward = isGpt ? 2 * d * ffn + ffn + d : 3 * d * ffn;
  return {
    embedding: vocabulary * d,
    positions: isGpt ? positions * d : 0,
    attention: layers * attention,
    ffn: layers * feedForward,
    norm: (2 * layers + 1) * d * (isGpt ? 2 : 1),
    head: tied ? 0 : vocabulary * d,
  };
}

export const sum = <Parts extends Record<keyof Parts, number>>(parts: Parts): number =>
  Object.values<number>(parts).reduce((total, part) => total + part, 0);

export interface Flops {
  projections: number;
  scores: number;
  ffn: number;
  head: number;
}

/**
 * Floating point operations of the forward pass for one token that looks at `length` keys; a multiplication and an addition count two.
 * Only products of matrices: norms, softmax, activations and biases are left out, as in Chowdhery et al. 2022 (PaLM), appendix B.
 */
export function forwardFlops(model: Model, length: number): Flops {
  const {style, width: d, layers, ffn, vocabulary} = model;
  return {
    projections: layers * 2 * (2 * d * d + 2 * d * kvWidth(model)),
    scores: layers * 4 * length * d,
    ffn: layers * 2 * (style === 'gpt' ? 2 : 3) * d * ffn,
    head: 2 * d * vocabulary,
  };
}

/** Backward takes two products for each of forward's: one for the input's gradient and one for the weights'. */
export const trainingFlops = (model: Model, length: number): number => 3 * sum(forwardFlops(model, length));

/** The rule of thumb: six operations a parameter and token (Kaplan et al. 2020, section 2.1). */
export const sixN = (model: Model): number => 6 * sum(parametersOf(model));
