export interface Size {
  width: number;
  height: number;
}

/** Where a picture stands on the stage: its upper left corner in pixels and its scale against its size at `1`. */
export interface View {
  x: number;
  y: number;
  scale: number;
}

export interface Point {
  x: number;
  y: number;
}

/** The stage, the picture at scale 1 (it just fits in), and the size that it was drawn in. */
export interface Bounds {
  stage: Size;
  picture: Size;
}

export const MAX_ZOOM = 8;

/** The largest size of a picture at which the stage holds all of it. */
export function fitInto(stage: Size, natural: Size): Size {
  const scale = Math.min(stage.width / natural.width, stage.height / natural.height);
  return {width: natural.width * scale, height: natural.height * scale};
}

/** A picture that is larger than the stage leaves none of it empty, a smaller one stands in the middle. */
export function keepInside({x, y, scale}: View, {stage, picture}: Bounds): View {
  const place = (at: number, room: number, length: number) =>
    length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, at));
  return {x: place(x, stage.width, picture.width * scale), y: place(y, stage.height, picture.height * scale), scale};
}

/** Changes the scale by a factor, the point of the picture under `at` staying there. */
export function zoomAt(view: View, at: Point, factor: number, bounds: Bounds): View {
  const scale = Math.min(MAX_ZOOM, Math.max(1, view.scale * factor));
  const change = scale / view.scale;
  return keepInside({x: at.x - (at.x - view.x) * change, y: at.y - (at.y - view.y) * change, scale}, bounds);
}

/** Moves the picture by so many pixels. */
export const pan = (view: View, dx: number, dy: number, bounds: Bounds): View =>
  keepInside({...view, x: view.x + dx, y: view.y + dy}, bounds);

/** At first a picture is as large as it was drawn, if the stage shows it smaller: the part that the reader means (in parts of its size) in the middle. */
export function firstView(natural: Size, {x, y}: Point, bounds: Bounds): View {
  const {stage, picture} = bounds;
  const scale = Math.min(MAX_ZOOM, Math.max(1, natural.width / picture.width));
  return keepInside({x: stage.width / 2 - x * picture.width * scale, y: stage.height / 2 - y * picture.height * scale, scale}, bounds);
}
