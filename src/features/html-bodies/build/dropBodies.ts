import {bundlerPlugin} from '../../../shared/build/bundler';

const NAME = 'DropBodies';

/**
 * Bundler plugin: the chunk `bodies` exists only for the assets and styles that its modules emit (leanBody.ts). Its own script is
 * never fetched: it is emptied before minification and removed from the build after hashing. The runtime contains its hash, which
 * for the full script would depend on the folder of the build.
 */
export const dropBodies = bundlerPlugin(({webpack: {Compilation, sources}, hooks}) => {
  hooks.thisCompilation.tap(NAME, (compilation) => {
    const scripts = () => {
      const chunk = compilation.namedChunks.get('bodies');
      if (!chunk) {
        throw new Error('打包的结果里没有名叫 bodies 的块：正文的代码去了别处 → 对照 leanBody.ts 里的 webpackChunkName 与打包器的分块');
      }
      return [...chunk.files].filter((file) => file.endsWith('.js'));
    };
    const at = (stage: number, act: (file: string) => void) =>
      compilation.hooks.processAssets.tap({name: NAME, stage}, () => scripts().forEach(act));
    at(Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL, (file) => compilation.updateAsset(file, new sources.RawSource('')));
    at(Compilation.PROCESS_ASSETS_STAGE_REPORT, (file) => compilation.deleteAsset(file));
  });
});
