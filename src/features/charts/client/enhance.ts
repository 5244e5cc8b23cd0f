import {markReady} from '../../../shared/client/markReady';
import {readingsOf, type Table} from './readings';

const SVG = 'http://www.w3.org/2000/svg';

/** The numbers that stand in an attribute. */
const numbers = (text: string | null | undefined) => (text ?? '').split(' ').map(Number);

function tableOf(figure: HTMLElement): Table {
  const rows = [...(figure.parentElement?.querySelectorAll('.chart-data tbody tr') ?? [])];
  const [x = 0, y = 1, series] = numbers(figure.dataset.columns);
  return {
    rows: rows.map((row) => [...row.children].map((cell) => cell.textContent)),
    columns: {x, y, series},
    labels: {x: figure.dataset.x ?? '', y: figure.dataset.y ?? ''},
  };
}

/** Which of the places is nearest to the pointer. */
function nearest(svg: SVGSVGElement, {clientX, clientY}: MouseEvent): number {
  const {left, top, width, height} = svg.getBoundingClientRect();
  const {width: w, height: h} = svg.viewBox.baseVal;
  const here = svg.dataset.axis === 'x' ? ((clientX - left) * w) / width : ((clientY - top) * h) / height;
  const distances = numbers(svg.dataset.at).map((at) => Math.abs(at - here));
  return distances.indexOf(Math.min(...distances));
}

/** A hairline through the place, and its values in the place of the caption. */
function show(svg: SVGSVGElement, event: MouseEvent): void {
  const figure = svg.closest('figure')!;
  const place = nearest(svg, event);
  const at = numbers(svg.dataset.at)[place]!;
  const [from, to] = numbers(svg.dataset.span);
  const hair = svg.querySelector('.chart-hair') ?? svg.appendChild(document.createElementNS(SVG, 'path'));
  hair.setAttribute('class', 'chart-hair');
  hair.setAttribute('d', svg.dataset.axis === 'x' ? `M${at} ${from}V${to}` : `M${from} ${at}H${to}`);
  const caption = figure.querySelector('figcaption')!;
  const now = caption.querySelector('.chart-now') ?? caption.appendChild(document.createElement('span'));
  now.className = 'chart-now';
  now.textContent = readingsOf(tableOf(figure))[place] ?? '';
}

function hide(): void {
  document.querySelectorAll('.chart-hair, .chart-now').forEach((element) => element.remove());
}

let isListening = false;

function listen(): void {
  const chartOf = ({target}: Event) => (target as Element).closest<SVGSVGElement>('.chart-svg');
  document.addEventListener('pointermove', (event) => {
    const svg = event.pointerType === 'mouse' && chartOf(event);
    if (svg) {
      show(svg, event);
    }
  });
  document.addEventListener('pointerout', (event) => event.pointerType === 'mouse' && chartOf(event) && hide());
  document.addEventListener('click', (event) => {
    const svg = chartOf(event);
    hide();
    if (svg) {
      show(svg, event);
    }
  });
}

/** Makes the charts of the page answer. */
export function enhance(): void {
  if (!isListening) {
    isListening = true;
    listen();
  }
  document.querySelectorAll('.chart-svg[data-pending]').forEach((svg) => void markReady(svg));
}
