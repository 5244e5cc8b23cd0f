/** Replaces the words of Taiwan in a text, in simplified characters, by ours; longer ones first. */
export function toOurs(text: string, pairs: readonly [taiwan: string, ours: string][]): string {
  const present = pairs.filter(([taiwan]) => text.includes(taiwan)).sort(([a], [b]) => b.length - a.length);
  return present.reduce((result, [taiwan, ours]) => result.replaceAll(taiwan, ours), text);
}
