import type {Match} from './matchOf';

interface Place {
  hash: string;
  key?: string;
  state?: {match?: Match};
}

/** The history entries that were shown in this document: coming back to one leaves the page where the browser puts it. */
const shown = new Set<string | undefined>();
let code: Promise<typeof import('./showMatch')> | undefined;

/** On the page of a search result that was opened, shows what was found. The history entry holds it: it survives a reload, without storage and without a trace in the address. */
export function onRouteDidUpdate({location: {hash, key, state}}: {location: Place}): void {
  const match = state?.match;
  if (!match) {
    void code?.then(({hideMatch}) => hideMatch());
    return;
  }
  const isFirst = !shown.has(key);
  shown.add(key);
  code ??= import(/* webpackChunkName: "search-match" */ './showMatch');
  code.then(({showMatch}) => showMatch(match, hash, isFirst)).catch(() => (code = undefined));
}
