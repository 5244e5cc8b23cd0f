import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import flat from '@docusaurus/core/lib/client/flat';
import {OtherBuild} from './OtherBuild';
import {fetchPage, forgetPage} from './pageBodies';
import type {LeanPage} from './types';

type Load = () => Promise<{default: LeanPage}>;

/** The Markdown pages of a route: `content`, in lists of posts `items.0.content` and so on. */
const IS_PAGE = /(?:^|\.)content$/;

const isServed = (name: string) => document.querySelector(`[data-body="${name}"]`) !== null;

/**
 * Sees to it that the bodies of a route's Markdown pages are at hand: in the document on the first load, later from
 * the HTML of the route, which is fetched beside its code. `undefined` where a route has none.
 */
export function bodiesOf(path: string, hash: string): (() => Promise<void>) | undefined {
  const chunks = Object.entries<string>(flat(routesChunkNames[`${path}-${hash}`] ?? {})).filter(([key]) => IS_PAGE.test(key));
  const loaders = chunks.flatMap(([, name]): Load[] => (registry[name] ? [registry[name][0] as Load] : []));
  if (process.env.NODE_ENV !== 'production' || loaders.length === 0) {
    return undefined;
  }
  const names = async () => (await Promise.all(loaders.map((load) => load()))).flatMap(({default: page}) => page.body ?? []);
  return async () => {
    if (!window.docusaurusRoot && (await names()).every(isServed)) {
      return;
    }
    const [{boxes}, wanted] = await Promise.all([fetchPage(path), names()]);
    if (!wanted.every((name) => boxes.has(name))) {
      forgetPage(path);
      throw boxes.size > 0 ? new OtherBuild(path) : new Error(`${path}: no body`);
    }
  };
}
