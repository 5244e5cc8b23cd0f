import type {Levels} from '../src/shared/checks/report';

/** How much the rules of `npm run check` and `npm run check:built` weigh here; without an entry a rule's finding is a fault. */
export const rules: Levels = {
  levels: [
    {rule: 'stale-readings', level: 'advice'},
    // A sentence may quote or ask without quotation marks.
    {rule: 'multiples', level: 'advice'},
    // check:code makes it a fault where the tools are that build modules.
    {rule: 'modules', level: 'advice'},
  ],
  // This site has some of everything: a rule that looks at nothing no longer works.
  idleFails: true,
};
