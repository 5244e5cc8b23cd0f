/** An address as a page writes it, or nothing for one that cannot be read, such as `http://localhost:端口/`. (Old browsers have no `URL.parse`.) */
export function parseUrl(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
