import {lazyModule} from '../../../shared/client/lazyModule';

const withFilter = lazyModule('报错的筛选', () => import(/* webpackChunkName: "error-filter" */ './filter'));

/** The filter of the page of messages (src/features/error-index/build/errorsPage.ts). */
export function onRouteDidUpdate(): void {
  if (document.querySelector('.error-index-bar')) {
    withFilter(({enhance}) => enhance());
  }
}
