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
 * Sees to it that the parts of a route that are HTML are at hand, the bodies of Markdown pages and what only the server
 * draws (serverOnly.tsx): in the document on the first load, later from the HTML of the route, which is fetched beside its
 * code. `undefined` where a route has none.
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
    const [{boxes, runtime}, wanted] = await Promise.all([fetchPage(path), names()]);
    // A body's name says what it is of; a server-only part's does not, so its HTML must be of this very build.
    const isWhole = wanted.every((name) => boxes.has(name)) && (!isServerOnly || (boxes.size > 0 && runtime === ownRuntime()));
    if (!isWhole) {
      forgetPage(path);
      const isOther = isServerOnly ? runtime !== undefined && runtime !== ownRuntime() : boxes.size > 0;
      throw isOther ? new OtherBuildError(path) : new Error(`${path}: no body`);
    }
  };
}
