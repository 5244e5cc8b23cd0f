import {expect, it} from 'vitest';
import {collectGarbage} from './collectGarbage';

it('collects what nothing refers to any more, and nothing else', async () => {
  const kept = {name: 'kept'};
  const unused = new WeakRef({name: 'unused'});
  const used = new WeakRef(kept);
  // A WeakRef holds what it points at until the turn ends that made it.
  await new Promise((resolve) => setTimeout(resolve));
  collectGarbage();
  expect(unused.deref()).toBeUndefined();
  expect(used.deref()).toBe(kept);
});
