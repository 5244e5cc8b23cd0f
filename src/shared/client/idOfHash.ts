/** The id that a hash names; a hash that is no valid percent-encoding, such as `#100%`, names itself. */
export function idOfHash(hash: string): string {
  const name = hash.slice(1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The hash, so that it can be decoded: Docusaurus decodes it on each navigation, and a page cannot be drawn when that throws. */
export function readableHash(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return hash.replace(/%/g, '%25');
  }
}
