import {readStorage} from '../../../shared/client/readStorage';

const KEY = 'parallel-notes:giscus-session';

/**
 * What giscus knows a reader by who has signed in. It comes back from there in the address (`?giscus=…`), is kept, and
 * taken out of the address; where nothing can be stored, it lasts as long as the page.
 */
export function takeSession(): string {
  const url = new URL(window.location.href);
  const fresh = url.searchParams.get('giscus');
  if (fresh === null) {
    return readStorage(KEY) ?? '';
  }
  url.searchParams.delete('giscus');
  window.history.replaceState(window.history.state, '', url);
  try {
    localStorage.setItem(KEY, fresh);
  } catch {
    // Blocked or full.
  }
  return fresh;
}

export function forgetSession(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Blocked.
  }
}
