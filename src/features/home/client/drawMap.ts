/** A note on the map, as the picture shows it. */
export interface DrawnStop {
  isStart: boolean;
  state?: 'read' | 'here';
}

/** A section on the map. */
export interface DrawnLane {
  label: string;
  stops: DrawnStop[];
}

/** What is drawn, besides the lanes. */
interface Words {
  title: string;
  date: string;
  address: string;
  motto: string;
}

/** Colours and faces of the site, as the page has them now. */
interface Hand {
  colour: (name: string) => string;
  sans: string;
  display: string;
}

/** Pixels: wide as a phone shows it, twice as sharp as the numbers below. */
const SCALE = 2;
const WIDTH = 720;
const MARGIN = 44;
const TOP = 132;
const ROW = 58;
const TRACK_LEFT = 190;
const GAP = 22;
const FOOT = 96;

/** The height of the picture of so many lanes. */
const heightOf = (lanes: number) => TOP + lanes * ROW + FOOT;

/** Draws the map of a reader: each section a line, each note a stop, filled where it was read. */
export function drawMap(canvas: HTMLCanvasElement, lanes: readonly DrawnLane[], words: Words, {colour, sans, display}: Hand): void {
  const height = heightOf(lanes.length);
  canvas.width = WIDTH * SCALE;
  canvas.height = height * SCALE;
  const pen = canvas.getContext('2d')!;
  pen.scale(SCALE, SCALE);
  pen.textBaseline = 'alphabetic';

  function write(text: string, x: number, y: number, font: string, name = '--ink', align: CanvasTextAlign = 'left') {
    pen.font = font;
    pen.fillStyle = colour(name);
    pen.textAlign = align;
    pen.fillText(text, x, y);
  }
  /** @param room from stop to stop: those that stand close are small */
  function dot(x: number, y: number, {isStart, state}: DrawnStop, room = GAP) {
    pen.beginPath();
    pen.arc(x, y, Math.min(isStart ? 7 : 5, (isStart ? 0.46 : 0.3) * room), 0, 2 * Math.PI);
    const filled = state && colour(state === 'read' ? '--jade' : '--cinnabar');
    pen.fillStyle = filled ?? colour('--paper');
    pen.strokeStyle = filled ?? colour(isStart ? '--ink' : '--ink-2');
    pen.lineWidth = 2;
    pen.fill();
    pen.stroke();
  }

  /** One of the two strokes of the mark. */
  function stroke(x: number, name: string) {
    pen.fillStyle = colour(name);
    pen.beginPath();
    pen.moveTo(x, 73);
    pen.lineTo(x + 10, 43);
    pen.lineTo(x + 17, 43);
    pen.lineTo(x + 7, 73);
    pen.fill();
  }

  pen.fillStyle = colour('--paper');
  pen.fillRect(0, 0, WIDTH, height);
  const stops = lanes.flatMap((lane) => lane.stops);
  const read = stops.filter(({state}) => state === 'read').length;
  stroke(MARGIN, '--ink');
  stroke(MARGIN + 13, '--cinnabar');
  write(words.title, MARGIN + 42, 70, `600 30px ${display}`);
  write(`我的线路图：读过 ${read} 篇，一共 ${stops.length} 篇`, MARGIN, 102, `400 16px ${sans}`, '--ink-2');
  write(words.date, WIDTH - MARGIN, 102, `400 14px ${sans}`, '--ink-2', 'right');

  lanes.forEach(({label, stops: all}, row) => {
    const y = TOP + row * ROW + 24;
    write(label, MARGIN, y + 6, `600 17px ${sans}`);
    const done = all.filter(({state}) => state === 'read').length;
    write(done > 0 ? `${done} / ${all.length} 篇` : `${all.length} 篇`, MARGIN, y + 24, `400 12px ${sans}`, '--ink-2');
    const left = MARGIN + TRACK_LEFT;
    const gap = Math.min(GAP, (WIDTH - MARGIN - 7 - left) / Math.max(1, all.length - 1));
    pen.fillStyle = colour('--line');
    pen.fillRect(left, y - 1, gap * (all.length - 1), 2);
    all.forEach((stop, at) => dot(left + at * gap, y, stop, gap));
  });

  const key = height - FOOT + 24;
  let x = MARGIN + 6;
  for (const [text, stop] of [
    ['一站一篇', {isStart: false}],
    ['读过', {isStart: false, state: 'read'}],
    ['上次停在这里', {isStart: false, state: 'here'}],
  ] as [string, DrawnStop][]) {
    dot(x, key, stop);
    write(text, x + 13, key + 5, `400 14px ${sans}`, '--ink-2');
    x += 13 + pen.measureText(text).width + 26;
  }
  write(words.motto, MARGIN, height - 26, `400 14px ${sans}`, '--ink-2');
  write(words.address, WIDTH - MARGIN, height - 26, `400 14px ${sans}`, '--ink-2', 'right');
}
