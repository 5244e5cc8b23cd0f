import siteConfig from '@generated/docusaurus.config';

interface Location {
  pathname: string;
  hash: string;
  state?: {match?: unknown};
}

type Alive = typeof import('./alive');

let alive: Alive | undefined;
let loading: Promise<void> | undefined;
let here: Location;

/** The path of a page below the site's base path, as a reader writes it. */
function pathOf({pathname}: Location): string {
  const path = `/${pathname.slice(siteConfig.baseUrl.length)}`;
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** A place is not offered to a reader who asked for another one: a heading, or what a search found. */
function enter() {
  const {hash, state} = here;
  alive!.enter(
    pathOf(here),
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
  if (alive) {
    enter();
    return;
  }
  loading ??= import(/* webpackChunkName: "memory" */ './alive').then(
    (code) => {
      alive = code;
      enter();
    },
    () => {
      loading = undefined;
    },
  );
}
