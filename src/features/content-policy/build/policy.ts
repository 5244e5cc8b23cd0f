import {EMBEDDED, type SearchConfig} from '../../search/config';

/**
 * The Content-Security-Policy of a page, without what only a header may say (`frame-ancestors`).
 * Styles may be inline: KaTeX and the figures place their parts by `style` attributes, and styles run nothing.
 * @param scripts source expressions of its inline scripts
 * @param connect the other hosts that scripts may ask
 * @param frames the other hosts that may be shown in a frame
 * @param images the other hosts that pictures may come from
 */
export function policyOf(scripts: string[], connect: string[], frames: string[] = [], images: string[] = []): string {
  const directives: [name: string, ...sources: string[]][] = [
    ['default-src', `'self'`],
    ['script-src', `'self'`, ...scripts],
    ['style-src', `'self'`, `'unsafe-inline'`],
    ['img-src', `'self'`, 'data:', ...images],
    ['connect-src', `'self'`, ...connect],
    ['object-src', `'none'`],
    ['frame-src', ...(frames.length > 0 ? frames : [`'none'`])],
    ['base-uri', `'self'`],
    ['form-action', `'self'`],
  ];
  return directives.map((words) => words.join(' ')).join('; ');
}

/**
 * Source expression of the policy that goes as a header: it is that of the workers, too, of which one compiles WebAssembly
 * (src/features/run-in-page). The pages may not: both policies hold for them, and their own has none of it.
 */
export const FOR_WORKERS = `'wasm-unsafe-eval'`;

/** The hosts that answer searches: none for the embedded index, the owner's own, or those of the hosted service. */
export function searchHosts({appId, host}: Pick<SearchConfig, 'appId' | 'host'>): string[] {
  if (host) {
    return [new URL(`${host.protocol}://${host.url}`).origin];
  }
  const id = appId.toLowerCase();
  return appId === EMBEDDED
    ? []
    : [`https://${id}-dsn.algolia.net`, `https://${id}.algolia.net`, ...[1, 2, 3].map((n) => `https://${id}-${n}.algolianet.com`)];
}
