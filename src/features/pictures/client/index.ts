import {afterPaint} from '../../../shared/client/afterPaint';
import {lazyModule} from '../../../shared/client/lazyModule';

/** What may be looked at more closely: pictures, drawings and diagrams. */
const PICTURES = 'article :is(img, figure svg:not(.chart-svg), .docusaurus-mermaid-container)';

const withCode = lazyModule('图的放大', () => import(/* webpackChunkName: "zoom" */ './enhance'));
/** Once loaded, the code also runs on pages without pictures, to remove the buttons of the page before. */
let hasCome = false;

/** Lets a reader look closely at the pictures of a page that are shown smaller than they are. */
export function onRouteDidUpdate(): void {
  if (hasCome || document.querySelector(PICTURES)) {
    withCode(({enhance}) => {
      hasCome = true;
      afterPaint(enhance);
    });
  }
}
