import {expect, it} from 'vitest';
import {chunkAddress} from './chunkAddress';

class ChunkAssetPlugin {}
class Other {}

it("stands in for upstream's plugin alone", () => {
  const plugins = [new Other(), new ChunkAssetPlugin(), undefined];
  chunkAddress(plugins);
  expect(plugins).toEqual([new Other(), undefined]);
});

it('says so when upstream has none', () => expect(() => chunkAddress([new Other()])).toThrow('ChunkAssetPlugin'));
