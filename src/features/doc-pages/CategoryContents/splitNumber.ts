/** Splits a chapter number such as "01" or "3.5" off the title it leads; a title without one keeps all its words. */
export function splitNumber(label: string): {number: string; title: string} {
  const match = /^(\d{1,2}(?:\.\d)?)\s+(.+)$/.exec(label);
  return match ? {number: match[1]!, title: match[2]!} : {number: '', title: label};
}
