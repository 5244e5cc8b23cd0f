import type {ReactElement, ReactNode} from 'react';
import Box from './Box';
import type {LeanPage} from '../types';

// What only bodies need is made all the same, styles among it: a chunk that nobody fetches (src/features/html-bodies).
() => import(/* webpackChunkName: "bodies" */ '@theme/MDXComponents');

/** `@theme/MDXContent` in the client of a build: the body of a Markdown page as HTML. */
export default function Body({children}: {children: ReactElement<object, LeanPage>}): ReactNode {
  return <Box isBody name={children.type.body!} />;
}
