import {lazyModule} from '../../../shared/client/lazyModule';

const withFilter = lazyModule('标签的筛选', () => import(/* webpackChunkName: "tags-filter" */ './filter'));

/** The field of the page of tags (src/features/tags/build/tagsPage.ts). */
export function onRouteDidUpdate(): void {
  if (document.querySelector('.tags-bar')) {
    withFilter(({enhance}) => enhance());
  }
}
