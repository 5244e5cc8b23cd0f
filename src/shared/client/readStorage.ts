/** What the browser holds under a key; null also where it lets nobody look. */
export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
