import {createRequire} from 'node:module';
import {Prism} from 'prism-react-renderer';
import {additionalLanguages, languageAliases} from '../../src/features/code-block/prism';

/** Fences that the site turns into something other than code. */
const DRAWN = ['chart', 'git-graph', 'mermaid'];

/** Names of all languages that a fence may have: those that Prism colours, and those that are drawn. */
export function knownLanguages(): ReadonlySet<string> {
  const load = createRequire(__filename);
  Object.assign(globalThis, {Prism}); // Prism's components extend a global of that name.
  additionalLanguages.forEach((language) => void load(`prismjs/components/prism-${language}`));
  return new Set([...Object.keys(Prism.languages), ...Object.keys(languageAliases), ...DRAWN]);
}
