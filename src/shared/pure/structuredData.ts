import {asciiAddress} from './asciiAddress';
import {inlineJson} from './inlineJson';

/** Where in it words stand, which may begin as an address does. */
const WORDS = new Set(['name', 'headline', 'description', 'keywords']);

/** What search engines read of a page (JSON-LD), for an inline script: its addresses are spelt as those of the sitemap. */
export const structuredData = (data: object): string =>
  inlineJson(
    JSON.parse(
      JSON.stringify(data, (key, value: unknown) =>
        typeof value === 'string' && !WORDS.has(key) && /^https?:\/\//.test(value) ? asciiAddress(value) : value,
      ),
    ),
  );
