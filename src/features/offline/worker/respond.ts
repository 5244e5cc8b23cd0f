import {fileAddress, IMMUTABLE, pathBelow} from '../manifest';
import {Strategies, type Parts} from './strategies';

/** Answers a request; undefined for those that the worker does not handle. */
export type Respond = (request: Request, preloaded?: Promise<Response | undefined>) => Promise<Response> | undefined;

/** Chooses the strategy for a request by its address. */
export function createRespond(parts: Parts): Respond {
  const {base, cache} = parts;
  const strategies = new Strategies(parts);
  return (request, preloaded) => {
    const path = pathBelow(base, new URL(request.url));
    if (request.method !== 'GET' || path === undefined || request.headers.has('range')) {
      return undefined;
    }
    const file = cache.numberOf(fileAddress(base, path));
    if (request.mode === 'navigate') {
      return strategies.navigation(request, file, preloaded);
    }
    if (file === undefined) {
      return IMMUTABLE.test(path) ? strategies.unknown(request, path) : undefined;
    }
    return IMMUTABLE.test(path) ? strategies.cacheFirst(request, file) : strategies.networkFirst(request, file);
  };
}
