/** The day from which a page is old that was checked in a month or on a day, and ages within so many months. */
export function oldFrom(checked: string, months: number): string {
  const [year, month, day = 1] = checked.split('-').map(Number) as [number, number, number?];
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(day, days));
  return first.toISOString().slice(0, 10);
}
