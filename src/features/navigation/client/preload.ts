import upstream from '@docusaurus/core/lib/client/preload';
import {registerNoteRoute} from './registerNoteRoute';

/** In the place of Docusaurus' own: a note that the table of routes does not have yet is learned first, beside the code of the pages around it. */
export default async function preload(pathname: string): Promise<void> {
  const learning = registerNoteRoute(pathname);
  if (learning) {
    await Promise.all([learning, upstream(pathname)]);
  }
  await upstream(pathname);
}
