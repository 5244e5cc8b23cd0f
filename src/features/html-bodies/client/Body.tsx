import type {ReactElement, ReactNode} from 'react';
import Box from './Box';
import type {LeanPage} from '../types';

// Keeps the styles and files of components that only bodies use in the build: they are emitted with a chunk that is never fetched.
void (() => import(/* webpackChunkName: "bodies" */ '@theme/MDXComponents'));

/** `@theme/MDXContent` in the client of a build: the body of a Markdown page as HTML. */
export default function Body({children}: {children: ReactElement<object, LeanPage & {body: string}>}): ReactNode {
  return <Box isBody name={children.type.body} />;
}
