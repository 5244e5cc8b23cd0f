/** The script that names all others: it is another one in another build. */
const RUNTIME = /assets\/js\/runtime~main\.[0-9a-f]+\.js/;

/** The runtime of the build that a page's HTML is of; nothing where it is no page of a build. */
export const runtimeIn = (html: string): string | undefined => RUNTIME.exec(html)?.[0];

/** The runtime that runs here. */
export const ownRuntime = (): string | undefined => runtimeIn([...document.scripts].map(({src}) => src).join());
