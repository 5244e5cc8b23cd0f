import {afterPaint} from '../afterPaint';

let code: Promise<typeof import('./enliven')> | undefined;

/** Lets wide formulas of a page scroll, and copies formulas as TeX, where it has any. */
export function onRouteDidUpdate(): void {
  if (document.querySelector('.katex')) {
    code ??= import(/* webpackChunkName: "math" */ './enliven');
    code.then(({enliven}) => afterPaint(enliven)).catch(() => (code = undefined));
  }
}
