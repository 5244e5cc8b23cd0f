/** The data of a chart as its table has it, and which columns are drawn. */
export interface Table {
  rows: readonly (readonly string[])[];
  columns: {x: number; y: number; series?: number};
  labels: {x: string; y: string};
}

/** What the chart says at each of its places, in the order in which they first occur in the table. */
export function readingsOf({rows, columns, labels}: Table): string[] {
  const places = new Map<string, string[]>();
  for (const row of rows) {
    const x = row[columns.x]!;
    const name = columns.series === undefined ? labels.y : row[columns.series]!;
    places.set(x, [...(places.get(x) ?? []), `${name} ${row[columns.y]}`]);
  }
  return [...places].map(([x, values]) => `${labels.x} ${x}：${values.join('，')}`);
}
