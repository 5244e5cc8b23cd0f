import {expect, it} from 'vitest';
import {ALGORITHMS, type AlgorithmName} from './registry';
import type {Algorithm} from './types';

it('what a reader may guess is a counter of the run, in every case', async () => {
  let offered = 0;
  for (const name of Object.keys(ALGORITHMS) as AlgorithmName[]) {
    const algorithm: Algorithm<unknown, unknown> = (await ALGORITHMS[name].load()).default;
    for (const {input} of algorithm.guess === undefined ? [] : algorithm.cases) {
      const parsed = algorithm.parse(input);
      expect(parsed, input).toHaveProperty('value');
      const steps = 'value' in parsed ? [...algorithm.steps(parsed.value)] : [];
      expect(steps[0]!.counts, `${name} ${input}`).toHaveProperty(algorithm.guess!);
      expect(steps.at(-1)!.counts[algorithm.guess!], `${name} ${input}`).toBeTypeOf('number');
      offered += 1;
    }
  }
  expect(offered).toBeGreaterThan(40);
});
