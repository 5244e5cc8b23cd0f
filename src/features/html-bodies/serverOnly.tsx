import {lazy, type ComponentType, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Box from './client/Box';

/**
 * A component that only draws: the server draws it, and in the client of a build its HTML stays as it is or, on a
 * navigation, comes out of the next page's HTML. Neither its code nor what it draws is in a script. Links and islands in
 * it work, nothing else does. In the development server, which has no HTML of pages, and in a build that is not lean it is an ordinary component.
 *
 * @param name another one than those of the other server-only parts of a page
 * @param load its import, with `webpackChunkName: "bodies"`: a chunk that nobody fetches (src/features/html-bodies). A page with
 * such parts is one of Markdown or one of src/features/lean/cuts/note-routes/serverOnlyRoutes.ts: a navigation to it fetches its HTML
 */
export default function serverOnly<Props extends object>(
  name: string,
  load: () => Promise<{default: ComponentType<Props>}>,
): ComponentType<Props> {
  if (process.env.LEAN === 'on' && ExecutionEnvironment.canUseDOM) {
    return () => <Box name={name} />;
  }
  const Drawn = lazy(load) as unknown as ComponentType<Props>;
  return function ServerOnly(props: Props): ReactNode {
    return (
      <div data-server-only={name}>
        <Drawn {...props} />
      </div>
    );
  };
}
