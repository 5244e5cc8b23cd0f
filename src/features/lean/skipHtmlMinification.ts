/**
 * The pages stay as React wrote them: to minify them takes a twentieth of a build and saves a hundredth of what a server
 * sends. Docusaurus has no option for it, only this variable, which the threads that render the pages read when they start;
 * with fewer than a hundred pages, or one core, there are none, and the pages are minified.
 */
export function skipHtmlMinification(): void {
  process.env.SKIP_HTML_MINIFICATION = 'true';
}
