import type {Rule} from '../../src/shared/checks/types';

/** Every page can be parsed; what cannot is left out of the other rules. */
export const syntax: Rule = {
  name: 'syntax',
  check: ({pages, unreadable}) => ({checked: pages.length + unreadable.length, problems: unreadable}),
};
