import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {afterOthers} from '../afterOthers';
import {firstVisit} from '../first-visit';
import {writeBooks} from '../books';
import {giveBack} from '../giveBack';
import {keepChunks} from '../pageChunks';
import {secure} from './secure';

const NAME = 'after-build';

type Step = (props: Props, options: Options) => void | Promise<void>;
type Options = {
  /** Hosts that scripts may ask, besides those of the search. */
  connect?: string[];
};

/**
 * What is done to the finished pages, in this order, when the other plugins have read them: whatever writes or changes an
 * HTML file belongs here, before `secure`, which computes the policy from what stands there at the end.
 */
const STEPS: Step[] = [firstVisit, writeBooks, (props, {connect}) => secure(props, connect)];

export default function afterBuild(_context: LoadContext, options: unknown): Plugin {
  return {
    name: NAME,
    configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [keepChunks]}),
    async postBuild(props) {
      await afterOthers(props.plugins, NAME);
      giveBack();
      for (const step of STEPS) {
        await step(props, options as Options);
      }
    },
  };
}
