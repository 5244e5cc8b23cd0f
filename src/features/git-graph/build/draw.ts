import type {Element} from 'hast';
import {h, s} from 'hastscript';
import {LABEL_HEIGHT, OLDER, RADIUS, picture, type Picture, type Scene} from '../model/picture';
import type {Panel} from './types';

/** Font size in units of the drawing; it is one em on the page. */
const EM = 14;

type DrawnLabel = Picture['labels'][number];

/** The panel as a box with its title and an SVG; commits that the panel before it did not have are marked as new. */
export function draw(panel: Panel, previous: Panel | undefined): Element {
  const known = previous && new Set(previous.commits.map(({id}) => id));
  const {width, height, edges, nodes, labels} = picture({
    ...panel,
    first: tips(panel),
    fresh: new Set(known && panel.commits.filter(({id}) => !known.has(id)).map(({id}) => id)),
  });
  const svg = s('svg', {viewBox: `0 0 ${width} ${height}`, ariaHidden: 'true', dataPending: ''}, [
    ...edges.map(({d, head, look}) => s('g', {className: `git-edge git-${look}`}, [s('path', {d}), s('path', {d: head})])),
    ...nodes.map(({id, x, y, look}) =>
      s('g', {className: `git-commit git-${look}`}, [
        ...(id === OLDER ? [] : [s('circle', {cx: x, cy: y, r: RADIUS})]),
        s('text', {x, y, className: id.length > 2 ? 'git-long' : undefined}, id),
      ]),
    ),
    ...labels.map((label) =>
      s('g', {className: `git-label git-${label.kind}`}, [outline(label), s('text', {x: middle(label), y: label.y}, label.text)].flat()),
    ),
  ]);
  return h('div', {style: `--width:${(width / EM).toFixed(2)}em`}, [...(panel.title ? [h('p', panel.title)] : []), svg]);
}

/** Commits without children, reachable ones before unreachable ones. */
function tips({commits, ghosts}: Panel): Scene['first'] {
  const withChild = new Set(commits.flatMap(({parents}) => parents));
  return commits
    .filter(({id}) => !withChild.has(id))
    .map(({id}) => id)
    .sort((a, b) => Number(ghosts.has(a)) - Number(ghosts.has(b)));
}

/** The x coordinate of the text: its middle, or the left edge of a note. */
const middle = ({kind, x, width}: DrawnLabel) => (kind === 'note' ? x + 1 : kind === 'tag' ? x + 5 + width / 2 : x + width / 2);

function outline({kind, x, y, width}: DrawnLabel): Element[] {
  const [top, bottom] = [y - LABEL_HEIGHT / 2, y + LABEL_HEIGHT / 2];
  switch (kind) {
    case 'note':
      return [];
    case 'ref':
      return [s('path', {d: `M${x + 4},${bottom - 2}H${x + width - 4}`})];
    case 'tag':
      return [s('path', {d: `M${x + 10},${top}H${x + width}V${bottom}H${x + 10}L${x},${y}Z`}), s('circle', {cx: x + 10, cy: y, r: 1.6})];
    default:
      return [s('rect', {x, y: top, width, height: LABEL_HEIGHT, rx: 5})];
  }
}
