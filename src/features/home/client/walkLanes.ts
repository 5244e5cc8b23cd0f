const LANE = '[data-lane]';

type Step = (lane: number, stop: number, last: number) => [lane: number, stop: number];

/** Where a key leads: along a lane, or to the same place on the next one. */
const STEPS: Record<string, Step> = {
  ArrowRight: (lane, stop) => [lane, stop + 1],
  ArrowLeft: (lane, stop) => [lane, stop - 1],
  ArrowDown: (lane, stop) => [lane + 1, stop],
  ArrowUp: (lane, stop) => [lane - 1, stop],
  Home: (lane) => [lane, 0],
  End: (lane, _stop, last) => [lane, last],
};

const isListened = new WeakSet<Element>();

/** Lets the arrow keys go from station to station: one of each lane is reached with Tab, the one where the reader was. */
export function walkLanes(): void {
  const map = document.getElementById('lanes');
  if (map && !isListened.has(map)) {
    isListened.add(map);
    map.addEventListener('keydown', onKey);
  }
}

function onKey(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const from = (event.target as Element).closest<HTMLAnchorElement>(`${LANE} a`);
  if (!step || !from || event.altKey || event.ctrlKey || event.metaKey) {
    return;
  }
  const lanes = Array.from(document.querySelectorAll(LANE), (lane) => Array.from(lane.querySelectorAll('a')));
  const at = lanes.findIndex((stops) => stops.includes(from));
  const [lane, stop] = step(at, lanes[at]!.indexOf(from), lanes[at]!.length - 1);
  const stops = lanes[lane];
  const to = stops?.[Math.max(0, Math.min(stop, stops.length - 1))];
  event.preventDefault();
  if (stops && to) {
    stops.forEach((other) => (other.tabIndex = other === to ? 0 : -1));
    to.focus();
  }
}
