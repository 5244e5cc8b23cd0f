/** How far an arrow leads, to the right and down. */
export type Step = readonly [dx: number, dy: number];

/** Whether the arrows of a diagram lead down on the whole: a tree with its root at the top. */
export function leadsDown(arrows: readonly Step[]): boolean {
  const [dx, dy] = arrows.reduce<Step>(([x, y], [dx, dy]) => [x + dx, y + dy], [0, 0]);
  return dy > Math.abs(dx);
}

function arrowOf(path: SVGPathElement): Step {
  const [from, to] = [path.getPointAtLength(0), path.getPointAtLength(path.getTotalLength())];
  return [to.x - from.x, to.y - from.y];
}

/** A tree that is wider than its box is first seen at its root, not at the leaves of its left edge. */
export function rootInView(box: Element): void {
  const paths = [...box.querySelectorAll<SVGPathElement>('path.flowchart-link')];
  if (box.scrollWidth <= box.clientWidth || !leadsDown(paths.map(arrowOf))) {
    return;
  }
  const nodes = [...box.querySelectorAll('.node')].map((node) => node.getBoundingClientRect());
  const root = nodes.reduce((first, node) => (node.top < first.top ? node : first));
  box.scrollLeft += root.left + root.width / 2 - (box.getBoundingClientRect().left + box.clientWidth / 2);
}
