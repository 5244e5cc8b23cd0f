import {afterPaint} from '../afterPaint';

/** What may be looked at more closely: pictures, drawings and diagrams. */
const PICTURES = 'article :is(img, figure svg, .chart-svg, .docusaurus-mermaid-container)';

let code: Promise<typeof import('./enliven')> | undefined;

/** Lets a reader look closely at the pictures of a page that are shown smaller than they are. */
export function onRouteDidUpdate(): void {
  if (code || document.querySelector(PICTURES)) {
    code ??= import(/* webpackChunkName: "zoom" */ './enliven');
    code.then(({enliven}) => afterPaint(enliven)).catch(() => (code = undefined));
  }
}
