import type {Plugin} from '@docusaurus/types';
import {bundlerPlugin} from '../../../shared/build/bundler';
import {collectGarbage} from '../../../shared/build/collectGarbage';

const NAME = 'collect-garbage';
/** By then Docusaurus has released the compilers, and waits for the threads that render the pages. */
const DELAY_MS = 500;

/** Collects the garbage of bundling before the pages are rendered: these two stages need the most memory. */
export default function collectGarbageAfterBundling(): Plugin {
  const plugin = bundlerPlugin(({hooks}) => hooks.shutdown.tap(NAME, () => void setTimeout(collectGarbage, DELAY_MS)));
  return {name: NAME, configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [plugin]})};
}
