import type {ReactElement, ReactNode} from 'react';
import Box from './Box';
import type {LeanPage} from '../types';

// Keeps the styles and files of components that only bodies use in the build: they are emitted with a chunk that is never fetched.
void (() => import(/* webpackChunkName: "bodies" */ '@theme/MDXComponents'));

/** `@theme/MDXContent` in the client of a build: the body of a Markdown page as HTML, unless React has to run it. */
export default function Body({children}: {children: ReactElement<object, LeanPage>}): ReactNode {
  const {body, live: LiveBody} = children.type;
  return LiveBody ? <LiveBody>{children}</LiveBody> : <Box isBody name={body ?? ''} />;
}
