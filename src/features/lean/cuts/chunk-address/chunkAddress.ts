import {bundlerPlugin} from '../../../../shared/build/bundler';

const NAME = 'ChunkAddress';
const UPSTREAM = 'ChunkAssetPlugin';

/**
 * Replaces Docusaurus' ChunkAssetPlugin, which gives the client a table from the name of each chunk to its id,
 * for `__webpack_require__.gca`: here the names are the ids (`optimization.chunkIds`), except for chunks that were merged into another.
 *
 * @param plugins of the bundler; upstream's is removed
 */
export function chunkAddress(plugins: unknown[]) {
  const at = plugins.findIndex((plugin) => plugin?.constructor.name === UPSTREAM);
  if (at < 0) {
    throw new Error(`Docusaurus 没有 ${UPSTREAM} 了 → 改 src/features/lean/cuts/chunk-address`);
  }
  plugins.splice(at, 1);
  return bundlerPlugin(({webpack: {RuntimeModule, RuntimeGlobals}, hooks}) => {
    hooks.thisCompilation.tap(NAME, (compilation) => {
      class ChunkAddress extends RuntimeModule {
        override generate() {
          const moved = JSON.stringify(movedChunks(compilation));
          return `__webpack_require__.gca = (chunk) => ${RuntimeGlobals.publicPath} + ${RuntimeGlobals.getChunkScriptFilename}(${moved}[chunk] || chunk);`;
        }
      }
      compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (chunk) =>
        compilation.addRuntimeModule(chunk, new ChunkAddress(NAME, RuntimeModule.STAGE_ATTACH)),
      );
    });
  });
}

/** Chunks that were merged into another one that is not among the initial ones, with the name of that. */
export function movedChunks({
  namedChunkGroups,
}: {
  namedChunkGroups: ReadonlyMap<string, {chunks: readonly {name?: string}[]}>;
}): Record<string, string> {
  const first = new Set(namedChunkGroups.get('main')?.chunks.map(({name}) => name));
  return Object.fromEntries(
    [...namedChunkGroups].flatMap(([name, {chunks}]) => {
      const other = chunks.some((chunk) => chunk.name === name)
        ? undefined
        : chunks.find((chunk) => chunk.name && !first.has(chunk.name))?.name;
      return other ? [[name, other]] : [];
    }),
  );
}
