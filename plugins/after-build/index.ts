import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {firstVisit} from '../first-visit';
import {subsetFonts} from '../katex-assets/subsetFonts';
import {writeBooks} from '../books';
import {secure} from './secure';

type Step = (props: Props, options: Options) => void | Promise<void>;
type Options = {
  /** Hosts that scripts may ask, besides those of the search. */
  connect?: string[];
};

/**
 * What is done to the finished pages, in this order. Docusaurus runs the `postBuild` of all plugins at once: whatever
 * writes or changes an HTML file belongs here, before `secure`, which computes the policy from what stands there at the end.
 */
const STEPS: Step[] = [subsetFonts, firstVisit, writeBooks, (props, {connect}) => secure(props, connect)];

export default function afterBuild(_context: LoadContext, options: unknown): Plugin {
  return {
    name: 'after-build',
    async postBuild(props) {
      for (const step of STEPS) {
        await step(props, options as Options);
      }
    },
  };
}
