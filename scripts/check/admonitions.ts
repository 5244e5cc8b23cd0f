import {admonitionFaults} from '../../src/features/markdown/build/admonitionFaults';
import type {Rule} from '../../src/shared/checks/types';

/** Every box has a kind that there is, a beginning and an end. */
export const admonitions: Rule = {
  name: 'admonitions',
  check: ({pages}) => ({
    checked: pages.length,
    problems: pages.flatMap(({file, text}) => admonitionFaults(text).map((fault) => ({file, ...fault}))),
  }),
};
