import {type MouseEvent, useCallback} from 'react';
import type {DocSearchHit} from '@docsearch/react';
import {useHistory} from '@docusaurus/router';
import {matchOf} from '../match/matchOf';

type OpenHit = (hit: DocSearchHit, event?: MouseEvent) => void;

/** Opens the page of a hit, which then shows the match (src/features/search/match/index.ts). Clicks with a modifier key, which open another window, are left to the browser. */
export function useOpenHit(): OpenHit {
  const history = useHistory();
  return useCallback(
    (hit, event) => {
      if (event && (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) {
        return;
      }
      event?.preventDefault();
      history.push(hit.url, {match: matchOf(hit)});
    },
    [history],
  );
}
