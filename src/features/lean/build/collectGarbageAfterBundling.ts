import type {Plugin} from '@docusaurus/types';
import {collectGarbage} from '../../../shared/build/collectGarbage';

const NAME = 'spare-memory';
/** By then Docusaurus has let go of the compilers, and waits for the threads that render the pages. */
const DELAY_MS = 500;

type Compiler = {hooks: {shutdown: {tap: (name: string, act: () => void) => void}}};

/** Gives back what bundling used before the pages are rendered: these two stages need the most memory. */
export default function collectGarbageAfterBundling(): Plugin {
  return {
    name: NAME,
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {plugins: [{apply: ({hooks}: Compiler) => hooks.shutdown.tap(NAME, () => void setTimeout(collectGarbage, DELAY_MS))}]},
  };
}
