import {afterPaint} from '../../../shared/client/afterPaint';
import {lazyModule} from '../../../shared/client/lazyModule';

const withCode = lazyModule('代码块的按钮', () => import(/* webpackChunkName: "code-block" */ './enhance'));

/** Brings the code blocks of a page to life (src/features/code-block/theme/CodeBlock), where it has any. */
export function onRouteDidUpdate(): void {
  if (document.querySelector('.theme-code-block')) {
    withCode(({enhance}) => afterPaint(enhance));
  }
}
