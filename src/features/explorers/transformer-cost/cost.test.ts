import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {cachePerToken, cacheSize, CARDS, decodeStep, greatestBatch, weightSize, type Serving} from './inference';
import {forwardFlops, kvWidth, MODELS, parametersOf, problemOf, sixN, sum, trainingFlops, type Model} from './model';
import {bubble, layerActivations, layoutProblem, memoryOf, ringAllreduce, trafficOf, type Layout} from './training';

const model: fc.Arbitrary<Model> = fc
  .record({
    style: fc.constantFrom('gpt' as const, 'llama' as const),
    head: fc.constantFrom(2, 4, 8),
    kvHeads: fc.constantFrom(4, 8),
    group: fc.constantFrom(1, 2, 4),
    layers: fc.constantFrom(4, 8),
    ffn: fc.integer({min: 1, max: 40}),
    vocabulary: fc.integer({min: 2, max: 90}),
    positions: fc.integer({min: 1, max: 16}),
    tied: fc.boolean(),
  })
  .map(({head, group, ...rest}) => ({...rest, heads: rest.kvHeads * group, width: head * rest.kvHeads * group}));

const PLAIN: Layout = {
  data: 1,
  tensor: 1,
  pipeline: 1,
  zero: 0,
  sequenceParallel: false,
  recompute: 'none',
  precision: 'mixed',
  length: 8,
  micro: 1,
  count: 1,
};
const layout: fc.Arbitrary<Layout> = fc.record({
  data: fc.integer({min: 1, max: 9}),
  tensor: fc.constantFrom(1, 2, 4),
  pipeline: fc.constantFrom(1, 2, 4),
  zero: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
  sequenceParallel: fc.boolean(),
  recompute: fc.constantFrom('none' as const, 'selective' as const, 'full' as const),
  precision: fc.constantFrom('mixed' as const, 'fp32' as const),
  length: fc.constantFrom(4, 8, 64),
  micro: fc.integer({min: 1, max: 4}),
  count: fc.integer({min: 1, max: 9}),
});

/** The shapes of all arrays of a model, one by one. */
function shapes({style, width: d, layers, heads, kvHeads, ffn, vocabulary, positions, tied}: Model): number[][] {
  const kv = (d / heads) * kvHeads;
  const gpt = style === 'gpt';
  const list = [[vocabulary, d], ...(gpt ? [[positions, d]] : []), ...(tied ? [] : [[d, vocabulary]])];
  for (let i = 0; i < layers; i += 1) {
    list.push([d], [d, d], [d, kv], [d, kv], [d, d], [d], [d, ffn], [ffn, d]);
    list.push(...(gpt ? [[d], [d], [d], [kv], [kv], [d], [ffn], [d]] : [[d, ffn]]));
  }
  return [...list, [d], ...(gpt ? [[d]] : [])];
}

describe('parameters', () => {
  it.each([
    ['GPT-2 small', 124_439_808],
    ['Llama 2 7B', 6_738_415_616],
    ['Llama 3 8B', 8_030_261_248],
    ['Llama 3 70B', 70_553_706_496],
  ] as const)('of %s are as many as in the published weights', (name, count) => {
    expect(sum(parametersOf(MODELS[name]))).toBe(count);
  });

  it('of GPT-3 round to 175 thousand million', () => {
    expect(Math.round(sum(parametersOf(MODELS['GPT-3 175B'])) / 1e9)).toBe(175);
  });

  it('are the elements of all arrays', () => {
    fc.assert(
      fc.property(model, (one) => {
        expect(problemOf(one)).toBeUndefined();
        expect(sum(parametersOf(one))).toBe(shapes(one).reduce((all, shape) => all + shape.reduce((a, b) => a * b), 0));
      }),
    );
  });

  it('asks for heads that divide', () => {
    expect(problemOf({...MODELS['GPT-2 small'], heads: 7})).toContain('整除');
    expect(problemOf({...MODELS['GPT-2 small'], kvHeads: 5})).toContain('键值头');
  });
});

describe('operations', () => {
  it('are those of the products, written out', () => {
    fc.assert(
      fc.property(model, fc.integer({min: 1, max: 50}), (one, length) => {
        const product = (m: number, k: number, n: number) => 2 * m * k * n;
        const {width: d, heads, ffn} = one;
        const kv = kvWidth(one);
        const layer =
          2 * product(1, d, d) +
          2 * product(1, d, kv) +
          heads * 2 * product(1, d / heads, length) +
          (one.style === 'gpt' ? 2 : 3) * product(1, d, ffn);
        expect(sum(forwardFlops(one, length))).toBe(one.layers * layer + product(1, d, one.vocabulary));
      }),
    );
  });

  it('come near 6N for a wide model and short text, and leave it as the text grows', () => {
    const llama = MODELS['Llama 2 7B'];
    expect(trainingFlops(llama, 1) / sixN(llama)).toBeCloseTo(0.98, 2);
    expect(trainingFlops(llama, 32768) / sixN(llama)).toBeGreaterThan(2);
  });
});

describe('training', () => {
  const gpt3 = {...MODELS['GPT-3 175B'], vocabulary: 51200};
  const paper: Layout = {...PLAIN, tensor: 8, pipeline: 8, length: 2048};

  it('keeps the activations of the equations of Korthikanti et al.', () => {
    const sbh = 2048 * 12288;
    const scores = (5 * 96 * 2048) / 12288;
    expect(layerActivations(gpt3, {...paper, tensor: 1})).toBeCloseTo(sbh * (34 + scores), 3);
    expect(layerActivations(gpt3, paper)).toBeCloseTo(sbh * (10 + 24 / 8 + scores / 8), 3);
    expect(layerActivations(gpt3, {...paper, sequenceParallel: true})).toBeCloseTo((sbh / 8) * (34 + scores), 3);
    expect(layerActivations(gpt3, {...paper, sequenceParallel: true, recompute: 'selective'})).toBeCloseTo((sbh / 8) * 34, 3);
    expect(layerActivations(gpt3, {...paper, recompute: 'full'})).toBe(2 * sbh);
  });

  it('takes 16 bytes a parameter on one device, and the table of the ZeRO paper on 64', () => {
    const {activations, logits, ...states} = memoryOf(MODELS['Llama 2 7B'], PLAIN);
    expect(sum(states)).toBe(16 * 6_738_415_616);
    expect([activations, logits].every((bytes) => bytes > 0)).toBe(true);
    // 7.5e9 parameters on 64 devices: 31.4, 16.6 and 1.9 GB (Rajbhandari et al. 2020, figure 1).
    const gigabytes = ([1, 2, 3] as const).map((zero) => {
      const {weights, gradients, optimizer} = memoryOf(MODELS['Llama 2 7B'], {...PLAIN, data: 64, zero});
      return ((weights + gradients + optimizer) / 6_738_415_616) * 7.5;
    });
    expect(gigabytes.map((value) => Number(value.toFixed(1)))).toEqual([31.4, 16.6, 1.9]);
  });

  it('never needs more with a higher stage or more recomputation', () => {
    fc.assert(
      fc.property(model, layout, (one, plan) => {
        fc.pre(layoutProblem(one, plan) === undefined);
        const stages = ([0, 1, 2, 3] as const).map((zero) => sum(memoryOf(one, {...plan, zero})));
        expect([...stages].sort((a, b) => b - a)).toEqual(stages);
        const kept = (['none', 'selective', 'full'] as const).map((recompute) => layerActivations(one, {...plan, recompute}));
        expect([...kept].sort((a, b) => b - a)).toEqual(kept);
      }),
    );
  });

  it('sends what rings send: 2(p-1)/p, and half as much again for ZeRO-3', () => {
    const plan = {...PLAIN, data: 8};
    const bytes = 2 * 6_738_415_616;
    const llama = MODELS['Llama 2 7B'];
    expect(trafficOf(llama, plan)).toEqual({data: ringAllreduce(bytes, 8), tensor: 0, pipeline: 0});
    expect(trafficOf(llama, {...plan, zero: 1}).data).toBe((14 / 8) * bytes);
    expect(trafficOf(llama, {...plan, zero: 3}).data / trafficOf(llama, plan).data).toBeCloseTo(1.5, 12);
    expect(trafficOf(llama, {...plan, data: 1, tensor: 8}).tensor).toBe(32 * 4 * ringAllreduce(8 * 4096 * 2, 8));
    const cut = {...plan, data: 1, tensor: 8};
    expect(trafficOf(llama, {...cut, sequenceParallel: true}).tensor / trafficOf(llama, cut).tensor).toBeCloseTo(1.25, 12);
    expect(trafficOf(llama, {...plan, data: 1, pipeline: 4, count: 3}).pipeline).toBe(2 * 3 * 8 * 4096 * 2);
  });

  it('is silent alone, and idle by the bubble', () => {
    fc.assert(
      fc.property(model, layout, (one, plan) => {
        expect(sum(trafficOf(one, {...plan, data: 1, tensor: 1, pipeline: 1}))).toBe(0);
      }),
    );
    expect(bubble(1, 5)).toBe(0);
    expect(bubble(8, 56)).toBe(7 / 63);
  });

  it('says which layout does not divide', () => {
    expect(layoutProblem(MODELS['Llama 3 8B'], {...PLAIN, tensor: 16})).toContain('键值头');
    expect(layoutProblem(MODELS['Llama 3 8B'], {...PLAIN, pipeline: 5})).toContain('32 层');
    expect(layoutProblem(MODELS['Llama 3 8B'], {...PLAIN, tensor: 8, sequenceParallel: true, length: 9})).toContain('序列');
  });
});

describe('inference', () => {
  const h100 = CARDS.find(({name}) => name === 'H100 SXM')!;
  const serving: fc.Arbitrary<Serving> = fc.record({
    model,
    weightBytes: fc.constantFrom(2, 1, 0.5),
    cacheBytes: fc.constantFrom(2, 1),
    batch: fc.integer({min: 1, max: 99}),
    length: fc.integer({min: 1, max: 999}),
  });

  it('leaves 512 KiB a token in Llama 2 7B, and 128 KiB in Llama 3 8B', () => {
    expect(cachePerToken(MODELS['Llama 2 7B'], 2)).toBe(512 * 1024);
    expect(cachePerToken(MODELS['Llama 3 8B'], 2)).toBe(128 * 1024);
  });

  it('fits the greatest batch and no more', () => {
    fc.assert(
      fc.property(serving, fc.integer({min: 0, max: 10_000_000}), (one, memory) => {
        const batch = greatestBatch(one, {...h100, memory});
        const needs = (size: number) => weightSize(one) + cacheSize({...one, batch: size});
        expect(batch === 0 || needs(batch) <= memory).toBe(true);
        expect(needs(batch + 1)).toBeGreaterThan(memory);
      }),
    );
  });

  it('is bound by the roof that it is under, and never slower all together with a greater batch', () => {
    fc.assert(
      fc.property(serving, fc.constantFrom(...CARDS), (one, card) => {
        const step = decodeStep(one, card);
        expect(step.bound === 'memory').toBe(step.intensity <= card.peak / card.bandwidth);
        expect(decodeStep({...one, batch: one.batch + 1}, card).rate).toBeGreaterThanOrEqual(step.rate * (1 - 1e-12));
      }),
    );
  });

  it('gives the values worked by hand', () => {
    const step = decodeStep({model: MODELS['Llama 3 8B'], weightBytes: 2, cacheBytes: 2, batch: 1, length: 4096}, h100);
    const bytes = 2 * (8_030_261_248 - 128_256 * 4096) + 4096 * 131_072;
    expect(step.memoryTime).toBeCloseTo(bytes / 3350e9, 9);
    expect(Math.round(step.rate)).toBe(Math.round(3350e9 / bytes));
  });
});
