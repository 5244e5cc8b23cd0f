/**
 * Fills the home page's place for the note that was being read last, from the text that the storage holds. It must not
 * use imports or helpers: its source is inlined into the home page (`toString`), so that it runs before the first paint.
 */
export function resume(container: Element, text: string | null, baseUrl: string): void {
  let pages: [string, {title: string; at: number; far: number; done?: boolean; place: {id: string; heading: string}}][] = [];
  try {
    const memory = JSON.parse(text || '{}') as {v?: number; off?: boolean; pages: Record<string, (typeof pages)[number][1]>};
    const known = memory.v === 1 && !memory.off ? Object.entries(memory.pages) : [];
    pages = known.filter(([path, page]) => /^\/(docs|blog)\/[^\\]+$/.test(path) && page.title && page.place && !page.done);
  } catch {
    // Garbage is as good as nothing.
  }
  const last = pages.sort((a, b) => b[1].at - a[1].at)[0];
  container.textContent = '';
  if (!last) {
    return;
  }
  const [path, {title, far, place}] = last;
  const link = document.createElement('a');
  link.href = `${baseUrl}${path.slice(1)}#${place.id}`;
  for (const [name, words] of [
    ['small', '继续读'],
    ['b', title],
    ['span', `读到“${place.heading}”，${Math.round(far)}%`],
  ] as const) {
    link.appendChild(document.createElement(name)).textContent = words;
  }
  container.append(link);
}
