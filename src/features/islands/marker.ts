/** The attributes by which the browser knows an island in the HTML: its component, the beginning of its ids, its props. */
export function marker(name: string, id: string, props: object) {
  if (!isPlain(props)) {
    throw new Error(`交互图 ${name} 的属性要能写成 JSON（文字、数字、真假、数组、对象），它们随 HTML 到浏览器里`);
  }
  return {'data-island': name, 'data-id': id, 'data-props': JSON.stringify(props)};
}

/** Whether JSON says it all. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) {
    return value === null || value === undefined || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value);
  }
  const isKnown = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return isKnown && Object.values(value).every(isPlain);
}
