/**
 * A file of the site, compared by the browser with its SHA-256.
 * @throws TypeError as `fetch` does, or when there is no such file
 */
export async function fetchBlob(address: string, hash: string): Promise<Blob> {
  const response = await fetch(address, {integrity: `sha256-${hash}`});
  if (!response.ok) {
    throw new TypeError(String(response.status));
  }
  return response.blob();
}
