import {lazyModule} from '../../../shared/client/lazyModule';

/** As the stylesheet has it (phone-bar.css). */
const narrow = () => matchMedia('(max-width: 996px)');

const withCode = lazyModule('页底的目录', () => import(/* webpackChunkName: "phone-bar" */ './workBar'));

let leave: (() => void) | undefined;

/** Brings the bar of the page to life where it is shown. */
function enter() {
  leave?.();
  leave = undefined;
  const bar = document.querySelector<HTMLElement>('.phone-bar');
  // What floats at the foot of the window stands above the bar.
  document.documentElement.toggleAttribute('data-phone-bar', !!bar);
  if (bar && narrow().matches) {
    withCode(({workBar}) => {
      leave?.();
      leave = bar.isConnected ? workBar(bar) : undefined;
    });
  }
}

export function onRouteDidUpdate({location, previousLocation}: {location: Location; previousLocation: Location | null}): void {
  if (!previousLocation) {
    narrow().addEventListener('change', enter);
  }
  if (location.pathname !== previousLocation?.pathname) {
    enter();
  }
}
