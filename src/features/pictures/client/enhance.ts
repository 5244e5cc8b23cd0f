import {markReady} from '../../../shared/client/markReady';
import {closeZoom, openZoom} from './dialog';
import {rootInView} from './rootInView';
import type {Point, Size} from './view';
import './zoom.css';

const MERMAID = '.docusaurus-mermaid-container';
const PICTURES = `article :is(img, figure svg, ${MERMAID} > svg)`;
/** Two corners that draw apart. */
const ICON =
  '<svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true"><path d="M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7" fill="none" stroke="currentColor" stroke-width="2"/></svg>';
/** Elements with click handlers of their own. */
const INTERACTIVE = 'a, button, [data-island], .chart-svg';
const PHONE = '(max-width: 576px)';

const isPlainPicture = (picture: Element) => !picture.closest(INTERACTIVE) && !picture.querySelector('a');

/** The size that a picture was drawn in, in pixels; of one that is there in several sizes, the largest (src/features/pictures/build). */
function naturalSize(picture: Element): Size {
  if (picture instanceof HTMLImageElement) {
    const [width, height] = [picture.getAttribute('width'), picture.getAttribute('height')].map(Number);
    return width && height ? {width, height} : {width: picture.naturalWidth, height: picture.naturalHeight};
  }
  const {width, height} = (picture as SVGSVGElement).viewBox.baseVal ?? {};
  return width && height ? {width, height} : picture.getBoundingClientRect();
}

/** Shown smaller than it was drawn, or in a box that is too narrow for it, or on a phone. */
function isShrunk(picture: Element): boolean {
  const {width} = picture.getBoundingClientRect();
  const room = picture.closest(MERMAID)?.clientWidth ?? Infinity;
  return width > 0 && (width < naturalSize(picture).width - 1 || width > room || matchMedia(PHONE).matches);
}

const nameOf = (picture: Element) =>
  picture.getAttribute('alt') ?? picture.getAttribute('aria-label') ?? picture.querySelector('title')?.textContent ?? '图';

function addButton(picture: Element) {
  const host = picture.closest<HTMLElement>('figure, .diagram') ?? picture.parentElement ?? document.body;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'zoom-open';
  button.innerHTML = ICON;
  button.title = '放大';
  button.setAttribute('aria-label', `放大：${nameOf(picture)}`);
  host.classList.add('zoom-host');
  host.append(button);
  return button;
}

const buttons = new Map<Element, HTMLButtonElement>();
const drawn = new WeakSet<Element>();

function update() {
  for (const [picture, button] of buttons) {
    if (!picture.isConnected || !button.isConnected) {
      buttons.delete(picture);
      button.remove();
    }
  }
  for (const picture of document.querySelectorAll(PICTURES)) {
    const wanted = isPlainPicture(picture) && isShrunk(picture);
    const button = buttons.get(picture);
    if (wanted && !button) {
      buttons.set(picture, addButton(picture));
    } else if (!wanted && button) {
      button.remove();
      buttons.delete(picture);
    }
    picture.classList.toggle('zoomable', wanted);
  }
  for (const diagram of document.querySelectorAll(`article ${MERMAID}`)) {
    const drawing = diagram.querySelector(':scope > svg');
    if (drawing && !drawn.has(drawing)) {
      drawn.add(drawing);
      rootInView(diagram);
    }
  }
}

function pictureOf(target: Element): Element | undefined {
  const picture = target.closest('.zoomable');
  return picture ?? [...buttons].find(([, button]) => button.contains(target))?.[0];
}

/** The part of a picture that the reader means, in parts of its width and height: what was clicked, or the middle of what is seen of it. */
function pointOf(picture: Element, {target, clientX, clientY}: MouseEvent): Point {
  const whole = picture.getBoundingClientRect();
  const seen = (picture.closest(MERMAID) ?? picture).getBoundingClientRect();
  const [x, y] = (target as Element).closest('button') ? [seen.left + seen.width / 2, seen.top + seen.height / 2] : [clientX, clientY];
  return {x: (x - whole.left) / whole.width, y: (y - whole.top) / whole.height};
}

let isListening = false;

function listen() {
  document.addEventListener('click', (event) => {
    const picture = pictureOf(event.target as Element);
    if (picture && getSelection()?.isCollapsed !== false) {
      buttons.get(picture)?.focus({preventScroll: true});
      openZoom(picture, naturalSize(picture), nameOf(picture), pointOf(picture, event));
    }
  });
  document.addEventListener('load', ({target}) => target instanceof HTMLImageElement && update(), true);
}

/** An element that was removed has no width: the next page is handled by its own call of `enhance`. */
const widths = new ResizeObserver(([entry]) => entry?.target.isConnected && update());
/** Diagrams are drawn late, and anew when the colour mode changes. */
const diagrams = new MutationObserver(
  (records) => records.some(({addedNodes}) => [...addedNodes].some((node) => node.nodeName === 'svg')) && update(),
);

/** Gives the pictures of the page their buttons, now and whenever its text becomes wider or narrower. */
export function enhance(): void {
  closeZoom();
  if (!isListening) {
    isListening = true;
    listen();
  }
  update();
  document.querySelectorAll('article :is(img, svg:not(.chart-svg))[data-pending]').forEach((picture) => void markReady(picture));
  widths.disconnect();
  diagrams.disconnect();
  const text = document.querySelector('article');
  if (text) {
    widths.observe(text);
    diagrams.observe(text, {childList: true, subtree: true});
  }
}
