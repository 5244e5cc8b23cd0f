/** The words of a path's last two parts, as a search query; an encoding that does not decode is left out. */
export function wordsOfPath(pathname: string): string {
  return pathname
    .split('/')
    .filter(Boolean)
    .slice(-2)
    .map(decode)
    .join(' ')
    .replace(/\.html$/, '')
    .replace(/[-_+]+/g, ' ')
    .replace(/^(docs|blog) /, '')
    .trim()
    .slice(0, 64);
}

/** The words of a path's last part: what would be the title of the page. */
export const titleOfPath = (pathname: string): string =>
  decode(pathname.split('/').filter(Boolean).at(-1) ?? '')
    .replace(/\.html$/, '')
    .replace(/[-_+]+/g, ' ')
    .trim();

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
