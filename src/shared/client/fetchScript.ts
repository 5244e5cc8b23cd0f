/**
 * Loads a script ahead of use. A chunk of the app is queued until the bundler's runtime starts. The element is removed when it has
 * loaded or failed: the runtime would otherwise wait for a script element of that address instead of requesting the chunk itself,
 * and what has loaded may be no script at all (the login page of a captive portal).
 */
export function fetchScript(src: string): void {
  const script = Object.assign(document.createElement('script'), {src});
  script.onload = script.onerror = () => script.remove();
  document.head.append(script);
}
