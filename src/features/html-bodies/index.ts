import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * The body of a Markdown page reaches a reader once, as HTML: in a lean build (bundling.ts) the client's chunk of the page
 * is without it, React leaves the served HTML alone, and a navigation takes the body out of the next page's HTML
 * (src/features/html-bodies/client). The development server has no HTML of pages: there Docusaurus' own way stays.
 */
export default function htmlBodies(): Plugin {
  return {name: 'html-bodies', getThemePath: () => path.join(__dirname, 'theme')};
}
