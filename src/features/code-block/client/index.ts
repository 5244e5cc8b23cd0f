import {afterPaint} from '../../../shared/client/afterPaint';
import {lazyModule} from '../../../shared/client/lazyModule';

const withCode = lazyModule('代码块的按钮', () => import(/* webpackChunkName: "code-block" */ './enhance'));

/** Loads the code for the buttons of code blocks (src/features/code-block/theme/CodeBlock) on pages that have any. */
export function onRouteDidUpdate(): void {
  if (document.querySelector('.theme-code-block')) {
    withCode(({enhance}) => afterPaint(enhance));
  }
}
