const SPAN = /<(\/?)span\b/g;

/** Where the `<span>` that begins at `start` ends, those in it included. @throws Error when it does not. */
export function spanEnd(html: string, start: number): number {
  SPAN.lastIndex = start;
  let depth = 0;
  for (let match = SPAN.exec(html); match; match = SPAN.exec(html)) {
    depth += match[1] ? -1 : 1;
    if (depth === 0) {
      return html.indexOf('>', match.index) + 1;
    }
  }
  throw new Error(`没有结束的 <span>：${html.slice(start, start + 80)}`);
}
