import {type ComponentType} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import createUpstream from '@docusaurus/core/lib/client/exports/ComponentCreator';
import {BodyLoadError} from '../../html-bodies/BodyLoadError';
import {bodiesOf} from '../../html-bodies/routeBody';
import {ShownPage} from '../../html-bodies/ShownPage';
import {waitForRetry} from './firstLoad';

type Props = Record<string, unknown>;
type RouteComponent = ComponentType<Props> & {preload: () => Promise<unknown>};

const create = createUpstream as (path: string, hash: string) => RouteComponent;

/**
 * Docusaurus' route component, with handling of chunks that fail to load. Upstream reloads the page on navigation
 * and never starts on first load; react-loadable remembers the failure for good. Here `preload` does not reject in
 * the browser, so that the route renders `@theme/Loading` with the error, and the next `preload` asks again.
 * The bodies of Markdown pages, which are not in their chunks, are fetched with them, and lost in the same way.
 */
export default function ComponentCreator(path: string, hash: string): RouteComponent {
  const loadBodies = ExecutionEnvironment.canUseDOM ? bodiesOf(path, hash) : undefined;
  const page = {path, bodies: 0};
  let Page = create(path, hash);
  let failed = false;
  let lostBody: unknown;

  async function loadBody(): Promise<void> {
    if (!loadBodies || page.bodies > 0) {
      return;
    }
    lostBody = undefined;
    await loadBodies().catch((error: unknown) => {
      lostBody = error;
      throw error;
    });
  }

  function load(): Promise<unknown> {
    if (failed) {
      Page = create(path, hash);
    }
    failed = false;
    const code = Page.preload().catch((error: unknown) => {
      failed = true;
      throw error;
    });
    return Promise.all([code, loadBody()]);
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

  const Route = (props: Props) =>
    lostBody && !failed ? (
      <BodyLoadError error={lostBody} />
    ) : (
      <ShownPage value={page}>
        <Page {...props} />
      </ShownPage>
    );
  return Object.assign(Route, {preload});
}
