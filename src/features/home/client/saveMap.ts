import siteConfig from '@generated/docusaurus.config';
import {markReady} from '../../../shared/client/markReady';
import {readNow} from '../../reading-memory/remember';
import {drawMap, type DrawnLane} from './drawMap';

/** The lanes as the page shows them, with what the reader has read by now. */
function lanesOf(map: Element): DrawnLane[] {
  const {done, begun} = readNow(siteConfig.baseUrl);
  const here = begun[0]?.href;
  return Array.from(map.querySelectorAll('[data-lane]'), (lane) => ({
    label: lane.parentElement?.querySelector('h3 a')?.textContent ?? '',
    stops: Array.from(lane.querySelectorAll('a'), (stop) => {
      const href = decodeURI(stop.getAttribute('href') ?? '');
      const state = done.has(href) ? ('read' as const) : href === here ? ('here' as const) : undefined;
      return {isStart: stop.parentElement?.querySelector('small') !== null, ...(state && {state})};
    }),
  }));
}

function download(picture: Blob, name: string) {
  const url = URL.createObjectURL(picture);
  Object.assign(document.createElement('a'), {href: url, download: name}).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Draws the map with what the reader has read, in the colours that the page has now, and hands it out as a PNG. */
function save(map: Element): void {
  const canvas = document.createElement('canvas');
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  const now = new Date();
  const words = {
    title: siteConfig.title,
    date: now.toLocaleDateString('zh-CN', {year: 'numeric', month: 'long', day: 'numeric'}),
    address: location.host + siteConfig.baseUrl.replace(/\/$/, ''),
    motto: siteConfig.tagline,
  };
  drawMap(canvas, lanesOf(map), words, {colour, sans: colour('--sans'), display: getComputedStyle(map.querySelector('h2')!).fontFamily});
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
  canvas.toBlob((picture) => picture && download(picture, `${siteConfig.title}-我的线路图-${day}.png`), 'image/png');
}

const isListened = new WeakSet<Element>();

/** Lets the button below the map save it as a picture. */
export function offerPicture(): void {
  const map = document.getElementById('lanes');
  const button = map?.querySelector('[data-save-map]');
  if (map && button && !isListened.has(button)) {
    isListened.add(button);
    button.addEventListener('click', () => save(map));
    void markReady(button);
  }
}
