/** An element with a text and attributes. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
  attributes: Record<string, string> = {},
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.textContent = text;
  Object.entries(attributes).forEach(([attribute, value]) => made.setAttribute(attribute, value));
  return made;
}
