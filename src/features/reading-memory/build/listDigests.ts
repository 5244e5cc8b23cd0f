import type {CheerioAPI} from 'cheerio';
import {DIGEST_ATTRIBUTE, hasToBeRead, joinDigests} from '../digest';

/** The digests of the sections of a built page, as `PageMemory.seen` has them; empty where it has none. */
export function listDigests($: CheerioAPI): string {
  const headings = $(`article h2[${DIGEST_ATTRIBUTE}]`).toArray();
  return joinDigests(headings.filter((heading) => hasToBeRead($(heading).text())).map((heading) => $(heading).attr(DIGEST_ATTRIBUTE)!));
}
