/** The id that a hash names; a hash that is no valid percent-encoding, such as `#100%`, names itself. */
export function idOfHash(hash: string): string {
  const name = hash.slice(1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
