import {bundlerPlugin} from '../../../shared/build/bundler';

const NAME = 'DropBodies';

/**
 * Bundler plugin: the chunk `bodies` exists only for the assets and styles that its modules emit (leanBody.cjs). Its own script is
 * never fetched: it is emptied before minification and removed from the build after hashing. The runtime contains its hash, which
 * for the full script would depend on the folder of the build.
 */
export const dropBodies = bundlerPlugin(({webpack: {Compilation, sources}, hooks}) => {
  hooks.thisCompilation.tap(NAME, (compilation) => {
    const scripts = () => [...(compilation.namedChunks.get('bodies')?.files ?? [])].filter((file) => file.endsWith('.js'));
    const at = (stage: number, act: (file: string) => void) =>
      compilation.hooks.processAssets.tap({name: NAME, stage}, () => scripts().forEach(act));
    at(Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL, (file) => compilation.updateAsset(file, new sources.RawSource('')));
    at(Compilation.PROCESS_ASSETS_STAGE_REPORT, (file) => compilation.deleteAsset(file));
  });
});
