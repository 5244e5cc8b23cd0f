import {afterPaint} from '../../../shared/client/afterPaint';
import {part} from '../../../shared/client/part';

const withCode = part('代码块的按钮', () => import(/* webpackChunkName: "code-block" */ './enliven'));

/** Brings the code blocks of a page to life (src/theme/CodeBlock), where it has any. */
export function onRouteDidUpdate(): void {
  if (document.querySelector('.theme-code-block')) {
    withCode(({enliven}) => afterPaint(enliven));
  }
}
