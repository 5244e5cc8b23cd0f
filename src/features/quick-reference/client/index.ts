import {part} from '../../../shared/client/part';

const withCode = part('速查表的筛选', () => import(/* webpackChunkName: "quick-reference" */ './enliven'));

/** Brings the quick-reference tables of a page to life (src/features/quick-reference/build), where it has any. */
export function onRouteDidUpdate(): void {
  if (document.querySelector('.quickref')) {
    withCode(({enliven}) => enliven());
  }
}
