import {lazyModule} from '../../../shared/client/lazyModule';

const withCard = lazyModule('术语的卡片', () => import(/* webpackChunkName: "term-card" */ './card'));
const withFilter = lazyModule('术语的筛选', () => import(/* webpackChunkName: "glossary-filter" */ './filter'));

/** Cards for the marked terms of a page (src/features/glossary/build/markTerms.ts), and the filter of the glossary's own page (src/features/glossary/build/glossaryPage.ts). */
export function onRouteDidUpdate(): void {
  if (document.querySelector('a.term')) {
    withCard(({listen}) => listen());
  }
  if (document.querySelector('.glossary-bar')) {
    withFilter(({enhance}) => enhance());
  }
}
