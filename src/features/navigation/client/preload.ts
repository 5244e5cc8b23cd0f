import upstream from '@docusaurus/core/lib/client/preload';
import {registerNoteRoute} from './registerNoteRoute';

/** Replaces Docusaurus' `preload`: a note that is not in the route table yet is registered first, while the code of its parent routes loads. */
export default async function preload(pathname: string): Promise<void> {
  const registered = registerNoteRoute(pathname);
  if (registered) {
    await Promise.all([registered, upstream(pathname)]);
  }
  await upstream(pathname);
}
