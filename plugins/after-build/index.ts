import type {LoadContext, Plugin} from '@docusaurus/types';
import {afterOthers} from '../afterOthers';
import {firstVisit} from '../first-visit';
import {writeBooks} from '../books';
import {giveBack} from '../giveBack';
import {keepChunks} from '../pageChunks';
import {secure} from './secure';

const NAME = 'after-build';

type Options = {
  /** Hosts that scripts may ask, besides those of the search. */
  connect?: string[];
};

/**
 * Does to the finished pages what the other plugins must not see: whatever writes or changes an HTML file belongs here,
 * before `secure`, which computes the policy from what stands there at the end.
 */
export default function afterBuild(_context: LoadContext, options: unknown): Plugin {
  return {
    name: NAME,
    configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [keepChunks]}),
    async postBuild(props) {
      await afterOthers(props.plugins, NAME);
      giveBack();
      writeBooks(props);
      secure(props, (options as Options).connect, firstVisit(props));
    },
  };
}
