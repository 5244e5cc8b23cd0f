import {createRequire} from 'node:module';
import {pathToFileURL} from 'node:url';

/** Parses a diagram with the very Mermaid that the site draws it with. @throws its parser's error. */
export async function parseMermaid(code: string) {
  const theme = createRequire(createRequire(__filename).resolve('@docusaurus/theme-mermaid'));
  const mermaidPath = theme.resolve('mermaid');
  await standInForPurify(createRequire(mermaidPath).resolve('dompurify'));
  const {default: mermaid} = (await import(pathToFileURL(mermaidPath).href)) as typeof import('mermaid');
  await mermaid.parse(code);
}

/** Mermaid cleans labels while it parses; without a browser's DOM its cleaner has no methods, and nothing is drawn here. */
async function standInForPurify(path: string) {
  const esm = path.replace('purify.cjs.js', 'purify.es.mjs');
  const {default: purify} = (await import(pathToFileURL(esm).href)) as {default: Record<string, unknown>};
  purify.addHook ??= () => undefined;
  purify.sanitize ??= (text: string) => text;
}
