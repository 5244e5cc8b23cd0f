import {type ComponentType} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import createUpstream from '@docusaurus/core/lib/client/exports/ComponentCreator';
import {waitForRetry} from './firstLoad';

type Props = Record<string, unknown>;
type RouteComponent = ComponentType<Props> & {preload: () => Promise<unknown>};

const create = createUpstream as (path: string, hash: string) => RouteComponent;

/**
 * Docusaurus' route component, with an answer to a chunk that does not load. Upstream reloads the page on navigation
 * and never starts on first load; react-loadable remembers the failure for good. Here `preload` does not reject in
 * the browser, so that the route renders `@theme/Loading` with the error, and the next `preload` asks again.
 */
export default function ComponentCreator(path: string, hash: string): RouteComponent {
  let Page = create(path, hash);
  let failed = false;

  function load(): Promise<unknown> {
    if (failed) {
      Page = create(path, hash);
    }
    failed = false;
    return Page.preload().catch((error: unknown) => {
      failed = true;
      throw error;
    });
  }

  async function preload(): Promise<void> {
    try {
      await load();
    } catch (error) {
      if (!ExecutionEnvironment.canUseDOM) {
        throw error;
      }
      console.warn(error);
      await waitForRetry(error, load);
    }
  }

  const Route = (props: Props) => <Page {...props} />;
  return Object.assign(Route, {preload});
}
