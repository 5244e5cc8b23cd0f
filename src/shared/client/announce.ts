let region: HTMLElement | undefined;

/** Creates the live region ahead of use: screen readers announce only changes of a region that exists already. */
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
