import type {Plugin, Props} from '@docusaurus/types';
import type {BuildContext} from './BuildContext';
import {collectGarbage} from './collectGarbage';
import {otherPostBuilds} from './otherPostBuilds';
import {recordChunks} from './pageChunks';

const NAME = 'last-steps';

export type LastStep = (props: Props, build: BuildContext) => void | Promise<void>;

/**
 * The steps of a build that need what all plugins have written, or change what the others must not see changed: one after
 * the other, in this order, when every other `postBuild` is through. Has to stand before the plugins that write files.
 */
export const lastSteps = (build: BuildContext, steps: LastStep[]) => (): Plugin => ({
  name: NAME,
  configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [recordChunks(build)]}),
  async postBuild(props) {
    await otherPostBuilds(props.plugins, NAME);
    collectGarbage();
    for (const step of steps) {
      await step(props, build);
    }
  },
});
