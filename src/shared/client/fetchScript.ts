/**
 * Fetches a script. A chunk of the app waits until the app is there, which then has no need to fetch it. What came or was
 * lost is taken away: the bundler's runtime waits for a script that stands in the page, instead of fetching the chunk
 * itself, and what came may be no script at all (a network's login page).
 */
export function fetchScript(src: string): void {
  const script = Object.assign(document.createElement('script'), {src});
  script.onload = script.onerror = () => script.remove();
  document.head.append(script);
}
