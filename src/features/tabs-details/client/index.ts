import {idOfHash} from '../../../shared/client/idOfHash';
import {lazyModule} from '../../../shared/client/lazyModule';

const FOLDED = 'details:not([open]), [role="tabpanel"][hidden]';

const withCode = lazyModule('标签页', () => import(/* webpackChunkName: "folded" */ './enhance'));

/** Loads the code of tabs (src/features/tabs-details/theme/Tabs) where a page has any, or its hash leads into something closed. */
export function onRouteDidUpdate({location: {hash}}: {location: {hash: string}}): void {
  const place = document.getElementById(idOfHash(hash));
  if (place?.parentElement?.closest(FOLDED) || document.querySelector('.tabs-container')) {
    withCode(({enhance}) => enhance(place));
  }
}
