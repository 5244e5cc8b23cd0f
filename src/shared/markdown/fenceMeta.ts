/** The `name="value"` pairs of a fence's info string; highlights such as `{1,3-5}` are no pairs. */
export function fenceMeta(meta: string | null | undefined): Record<string, string> {
  const pairs = (meta ?? '').matchAll(/(?<name>[\w-]+)=(?<quote>["'])(?<value>.*?)\k<quote>/g);
  return Object.fromEntries([...pairs].map(({groups}) => [groups!.name, groups!.value]));
}
