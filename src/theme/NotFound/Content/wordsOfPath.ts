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

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
