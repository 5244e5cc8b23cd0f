import type {Match} from './matchOf';

interface Place {
  hash: string;
  key?: string;
  state?: {match?: Match};
}

/** Keys of the history entries already shown in this document: on a return to one, the browser restores the scroll position. */
const shown = new Set<string | undefined>();
let code: Promise<typeof import('./showMatch')> | undefined;

/** On the page of a search result that was opened, highlights the match. It is in the history entry's state, so it survives a reload without storage or a URL parameter. */
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
