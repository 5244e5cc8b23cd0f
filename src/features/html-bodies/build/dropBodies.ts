import {bundlerPlugin} from '../../../shared/build/bundler';

const NAME = 'DropBodies';

/**
 * Bundler plugin: the chunk `bodies` is made for the files and styles that come of it (leanBody.cjs); its own script, which
 * nobody fetches, is emptied before it is minified and taken out of the build once it has a hash. The runtime names that
 * hash: of the whole script it would be another one in another folder.
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
