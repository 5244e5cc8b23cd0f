/** A note of a section and the notes that it asks for first, by their ids. */
export interface MapNote {
  id: string;
  prerequisites: string[];
}

/** The notes in an order in which each comes after those it asks for, and the arcs between rows that say something new. */
export interface Layout {
  order: string[];
  arcs: [from: number, to: number][];
}

/** Orders the notes of a section by what they ask for, ties as given; an arc that longer ways imply is left out. */
export function layOut(notes: MapNote[]): Layout {
  const ids = new Set(notes.map(({id}) => id));
  const needs = new Map(notes.map(({id, prerequisites}) => [id, prerequisites.filter((one) => ids.has(one))]));
  const order: string[] = [];
  const visit = (id: string, path: string[]) => {
    if (!order.includes(id) && !path.includes(id)) {
      needs.get(id)!.forEach((one) => visit(one, [...path, id]));
      order.push(id);
    }
  };
  notes.forEach(({id}) => visit(id, []));
  const row = (id: string) => order.indexOf(id);
  const above = (id: string) => needs.get(id)!.filter((one) => row(one) < row(id));
  const reaches = (from: string, to: string): boolean => above(from).some((one) => one === to || reaches(one, to));
  const arcs = notes.flatMap(({id}) =>
    above(id)
      .filter((one) => !above(id).some((other) => other !== one && reaches(other, one)))
      .map((one): [number, number] => [row(one), row(id)]),
  );
  return {order, arcs};
}
