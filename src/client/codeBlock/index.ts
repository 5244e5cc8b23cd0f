import {afterPaint} from '../afterPaint';

let code: Promise<typeof import('./enliven')> | undefined;

/** Brings the code blocks of a page to life (src/theme/CodeBlock), where it has any. */
export function onRouteDidUpdate(): void {
  if (document.querySelector('.theme-code-block')) {
    code ??= import(/* webpackChunkName: "code-block" */ './enliven');
    code.then(({enliven}) => afterPaint(enliven)).catch(() => (code = undefined));
  }
}
