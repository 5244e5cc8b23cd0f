/** The address of the largest file of a picture in the format that the browser took; nothing where there is but one. */
export function largestOf(sets: readonly string[], shown: string): string | undefined {
  const files = sets.map((set) => set.split(',').map((one) => one.trim().split(' ')[0]!));
  return files.find((names) => names.some((name) => shown.endsWith(encodeURI(name))))?.at(-1);
}

/** Shows the file that the page shows at once, and replaces it by the largest one when that has loaded, if it does. */
export function enlarge(copy: HTMLImageElement, picture: HTMLImageElement): void {
  const sources = picture.closest('picture')?.querySelectorAll('source') ?? [];
  const largest = largestOf(
    [...sources].map(({srcset}) => srcset),
    picture.currentSrc,
  );
  copy.src = picture.currentSrc;
  if (largest) {
    const better = new Image();
    better.src = largest;
    better.decode().then(
      () => (copy.src = largest),
      () => {},
    );
  }
}
