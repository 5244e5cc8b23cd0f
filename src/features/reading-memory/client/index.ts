import siteConfig from '@generated/docusaurus.config';
import {pathOf} from './pathOf';

interface Location {
  pathname: string;
  hash: string;
  state?: {match?: unknown};
}

type Enhancements = typeof import('./enhance');

let enhancements: Enhancements | undefined;
let loading: Promise<void> | undefined;
let here: Location;

/** A place is not offered to a reader who asked for another one: a heading, or what a search found. */
function enter({enhance}: Enhancements) {
  const {hash, state} = here;
  enhance(
    pathOf(here.pathname),
    siteConfig.baseUrl,
    ({id}) => !state?.match && (!hash || [id, encodeURIComponent(id)].includes(hash.slice(1))),
  );
}

/** The reader's memory, in their browser alone: where they stopped and what they have read. */
export function onRouteDidUpdate({location, previousLocation}: {location: Location; previousLocation: Location | null}): void {
  if (location.pathname === previousLocation?.pathname) {
    return;
  }
  here = location;
  if (enhancements) {
    enter(enhancements);
    return;
  }
  loading ??= import(/* webpackChunkName: "memory" */ './enhance').then(
    (code) => {
      enhancements = code;
      enter(code);
    },
    () => {
      loading = undefined;
    },
  );
}
