import {enlarge} from './enlarge';
import {followPointers} from './pointers';
import {firstView, fitInto, pan, zoomAt, type Bounds, type Point, type Size, type View} from './view';

const ZOOM_STEP = 1.5;
const ARROW_PX = 60;
const ARROWS: Record<string, [dx: number, dy: number]> = {ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1]};

let dialog: HTMLDialogElement | undefined;

/** Closes what is open, when the reader goes to another page. */
export const closeZoom = (): void => dialog?.close();

function button(name: string, act: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = name;
  element.addEventListener('click', act);
  return element;
}

/** A copy for the stage: its name is its own, and nothing outside points to it. */
function copyOf(picture: Element, name: string, {width, height}: Size): HTMLElement {
  const copy = picture.cloneNode(true) as HTMLElement;
  ['id', 'aria-labelledby', 'aria-describedby', 'aria-roledescription', 'loading', 'sizes', 'width', 'height'].forEach((attribute) =>
    copy.removeAttribute(attribute),
  );
  if (picture.id && copy.querySelector('style')) {
    // Mermaid's styles go by the id of their drawing.
    copy.id = picture.id;
  }
  copy.querySelectorAll(':scope > title, :scope > desc').forEach((element) => element.remove());
  copy.classList.remove('zoomable');
  if (picture instanceof HTMLImageElement) {
    enlarge(copy as HTMLImageElement, picture);
  }
  copy.setAttribute('role', 'img');
  copy.setAttribute('aria-label', name);
  Object.assign(copy.style, {width: `${width}px`, height: `${height}px`, maxWidth: 'none'});
  return copy;
}

/**
 * Shows a picture on a stage as large as the window: it is moved by dragging and arrow keys, made larger and smaller by
 * pinching, wheel, double click, `+`, `-` and buttons. Escape closes it; the focus goes back to where it was.
 */
export function openZoom(picture: Element, natural: Size, name: string, meant: Point): void {
  const box = document.createElement('dialog');
  box.className = 'zoom';
  box.setAttribute('aria-label', `放大的图：${name}`);
  const stage = document.createElement('div');
  stage.className = 'zoom-stage';
  const tools = document.createElement('div');
  tools.className = 'zoom-tools';
  box.append(stage, tools);
  document.body.append(box);
  box.showModal();

  let copy: HTMLElement | undefined;
  let bounds: Bounds;
  let view: View;
  const show = (next: View) => {
    view = next;
    copy?.style.setProperty('transform', `translate(${view.x}px, ${view.y}px) scale(${view.scale})`);
  };
  const measure = () => {
    const size = {width: stage.clientWidth, height: stage.clientHeight};
    bounds = {stage: size, picture: fitInto(size, natural)};
    copy?.remove();
    copy = stage.appendChild(copyOf(picture, name, bounds.picture));
    show(firstView(natural, meant, bounds));
  };
  const middle = (): Point => ({x: bounds.stage.width / 2, y: bounds.stage.height / 2});
  const zoom = (factor: number, at = middle()) => show(zoomAt(view, at, factor, bounds));

  const resized = new ResizeObserver(measure);
  measure();
  resized.observe(stage);
  tools.append(
    button('缩小', () => zoom(1 / ZOOM_STEP)),
    button('放大', () => zoom(ZOOM_STEP)),
    button('关闭', () => box.close()),
  );
  followPointers(stage, {pan: (dx, dy) => show(pan(view, dx, dy, bounds)), zoom, tapBeside: () => box.close()});
  box.addEventListener('keydown', (event) => {
    const arrow = ARROWS[event.key];
    if (arrow) {
      show(pan(view, arrow[0] * ARROW_PX, arrow[1] * ARROW_PX, bounds));
    } else if (event.key === '+' || event.key === '=') {
      zoom(ZOOM_STEP);
    } else if (event.key === '-') {
      zoom(1 / ZOOM_STEP);
    } else if (event.key === '0') {
      show(firstView(natural, meant, bounds));
    } else {
      return;
    }
    event.preventDefault();
  });
  box.addEventListener('close', () => {
    resized.disconnect();
    box.remove();
    dialog = undefined;
  });
  dialog = box;
}
