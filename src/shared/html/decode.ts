/** What React, KaTeX and hast-util-to-html write; all others are numbers. */
const NAMED: Record<string, string> = {amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0'};
const REFERENCE = /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi;

/**
 * The text that HTML means, with its character references resolved.
 * @throws Error when one has a name that is not known here.
 */
export const decodeText = (html: string): string =>
  html.includes('&')
    ? html.replace(REFERENCE, (reference: string, hex?: string, decimal?: string, name?: string) => {
        if (name === undefined) {
          return String.fromCodePoint(hex === undefined ? Number(decimal) : parseInt(hex, 16));
        }
        const character = NAMED[name];
        if (character === undefined) {
          throw new Error(`HTML 里有 ${reference}：把它写进 src/shared/html/decode.ts 的 NAMED`);
        }
        return character;
      })
    : html;
