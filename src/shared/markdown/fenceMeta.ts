/** The `name="value"` pairs of a fence's info string; highlights such as `{1,3-5}` are no pairs. */
export function fenceMeta(meta: string | null | undefined): Record<string, string> {
  const pairs = (meta ?? '').matchAll(/([\w-]+)=(["'])(.*?)\2/g);
  return Object.fromEntries<string>([...pairs].map((match) => [match[1]!, match[3]!] as const));
}
