let region: HTMLElement | undefined;

/** Where a screen reader listens, from now on: it says only what comes into a region that it knows. */
export function listen(): HTMLElement {
  if (!region) {
    region = document.createElement('div');
    region.className = 'announcement';
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  return region;
}

/** Says a sentence to screen readers, also the same one twice. */
export function announce(text: string): void {
  const place = listen();
  place.textContent = '';
  requestAnimationFrame(() => (place.textContent = text));
}
