import {afterPaint} from '../../../shared/client/afterPaint';
import {part} from '../../../shared/client/part';

/** What may be looked at more closely: pictures, drawings and diagrams. */
const PICTURES = 'article :is(img, figure svg, .chart-svg, .docusaurus-mermaid-container)';

const withCode = part('图的放大', () => import(/* webpackChunkName: "zoom" */ './enliven'));
/** What was left on other pages is taken back, too. */
let hasCome = false;

/** Lets a reader look closely at the pictures of a page that are shown smaller than they are. */
export function onRouteDidUpdate(): void {
  if (hasCome || document.querySelector(PICTURES)) {
    withCode(({enliven}) => {
      hasCome = true;
      afterPaint(enliven);
    });
  }
}
