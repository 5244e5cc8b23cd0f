/** Puts a text into a field that React controls, as if it were typed. */
export function fillField(field: HTMLInputElement, text: string): void {
  // React overrides the setter of the element itself, and takes no notice of a value set by it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', {bubbles: true}));
}
