import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import flat from '@docusaurus/core/lib/client/flat';
import {ownRuntime} from '../../shared/client/runtime';
import {OtherBuildError} from './OtherBuildError';
import {fetchPage, forgetPage} from './pageBodies';
import type {LeanPage} from './types';

type Load = () => Promise<{default: LeanPage}>;

/** The Markdown pages of a route: `content`, in lists of posts `items.0.content` and so on. */
const IS_PAGE = /(?:^|\.)content$/;

const isServed = (name: string) => document.querySelector(`[data-body="${name}"]`) !== null;

/**
 * Loads the parts of a route that exist as HTML only, bodies of Markdown pages and server-only parts (serverOnly.tsx): on the
 * first load they are in the document, later the HTML of the route is fetched in parallel with its code.
 * @returns undefined for a route without such parts
 */
export function bodiesOf(path: string, hash: string): (() => Promise<void>) | undefined {
  const chunks = flat(routesChunkNames[`${path}-${hash}`] ?? {}) as Record<string, string>;
  const loaders = Object.entries(chunks).flatMap(([key, name]): Load[] =>
    IS_PAGE.test(key) && registry[name] ? [registry[name][0] as Load] : [],
  );
  // Written by src/features/lean/cuts/note-routes.
  const isServerOnly = 'serverOnly' in chunks;
  if (process.env.LEAN !== 'on' || !(loaders.length > 0 || isServerOnly)) {
    return undefined;
  }
  const names = async () => (await Promise.all(loaders.map((load) => load()))).flatMap(({default: page}) => page.body ?? []);
  return async () => {
    if (!window.docusaurusRoot && (isServerOnly ? document.querySelector('[data-server-only]') : (await names()).every(isServed))) {
      return;
    }
    const page = fetchPage(path);
    const wanted = await names();
    if (wanted.length === 0 && !isServerOnly) {
      // React draws the body: what the page's HTML says does not matter.
      page.catch(() => {});
      return;
    }
    const {boxes, runtime} = await page;
    // A body's name is a digest of its content; that of a server-only part is not, so its HTML must be of the same build.
    const isWhole = wanted.every((name) => boxes.has(name)) && (!isServerOnly || (boxes.size > 0 && runtime === ownRuntime()));
    if (!isWhole) {
      forgetPage(path);
      const isOther = isServerOnly ? runtime !== undefined && runtime !== ownRuntime() : boxes.size > 0;
      throw isOther ? new OtherBuildError(path) : new Error(`${path}: no body`);
    }
  };
}
