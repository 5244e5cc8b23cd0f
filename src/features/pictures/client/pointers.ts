import type {Point} from './view';

interface Acts {
  pan: (dx: number, dy: number) => void;
  zoom: (factor: number, at: Point) => void;
  /** A tap or click beside the picture. */
  tapBeside: () => void;
}

/** A finger that rests moves a little, too. */
const MAX_CLICK_MOVE_PX = 6;
const DOUBLE_CLICK_ZOOM = 2;
const WHEEL_PX = 400;

const middleOf = (a: Point, b: Point): Point => ({x: (a.x + b.x) / 2, y: (a.y + b.y) / 2});
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Turns what fingers, mouse and wheel do on the stage into moves of the picture. */
export function followPointers(stage: HTMLElement, {pan, zoom, tapBeside}: Acts): void {
  const down = new Map<number, Point>();
  let moved = 0;
  const at = ({clientX, clientY}: MouseEvent): Point => {
    const {left, top} = stage.getBoundingClientRect();
    return {x: clientX - left, y: clientY - top};
  };

  stage.addEventListener('pointerdown', (event) => {
    stage.setPointerCapture(event.pointerId);
    moved = down.size === 0 ? 0 : Infinity;
    down.set(event.pointerId, at(event));
  });
  stage.addEventListener('pointermove', (event) => {
    const from = down.get(event.pointerId);
    if (!from || down.size > 2) {
      return;
    }
    const to = at(event);
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    down.set(event.pointerId, to);
    moved += Math.hypot(to.x - from.x, to.y - from.y);
    if (other) {
      const [old, now] = [middleOf(from, other), middleOf(to, other)];
      pan(now.x - old.x, now.y - old.y);
      zoom(distance(to, other) / Math.max(1, distance(from, other)), now);
    } else {
      pan(to.x - from.x, to.y - from.y);
    }
  });
  const up = (event: PointerEvent) => down.delete(event.pointerId);
  stage.addEventListener('pointerup', up);
  stage.addEventListener('pointercancel', up);
  stage.addEventListener('click', (event) => {
    const box = stage.firstElementChild?.getBoundingClientRect();
    const isBeside =
      box && (event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom);
    if (isBeside && moved < MAX_CLICK_MOVE_PX) {
      tapBeside();
    }
  });
  stage.addEventListener('dblclick', (event) => zoom(DOUBLE_CLICK_ZOOM, at(event)));
  stage.addEventListener('wheel', (event) => {
    event.preventDefault();
    zoom(Math.exp(-event.deltaY / WHEEL_PX), at(event));
  });
}
