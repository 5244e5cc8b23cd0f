import {expect, it} from 'vitest';
import {chunkAddress, movedChunks} from './chunkAddress';

class ChunkAssetPlugin {}
class Other {}

it("stands in for upstream's plugin alone", () => {
  const plugins = [new Other(), new ChunkAssetPlugin(), undefined];
  chunkAddress(plugins);
  expect(plugins).toEqual([new Other(), undefined]);
});

it('says so when upstream has none', () => expect(() => chunkAddress([new Other()])).toThrow('ChunkAssetPlugin'));

it('knows which chunks became part of another', () => {
  const chunks = (...names: (string | undefined)[]) => ({chunks: names.map((name) => ({name}))});
  const namedChunkGroups = new Map([
    ['main', chunks('runtime', 'styles', 'main')],
    ['a', chunks('styles', 'docs')],
    ['b', chunks(undefined, 'b', 'docs')],
    ['c', chunks('styles')],
  ]);
  expect(movedChunks({namedChunkGroups})).toEqual({a: 'docs'});
});
