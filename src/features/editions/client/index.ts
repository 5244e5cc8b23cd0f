import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {lazyModule} from '../../../shared/client/lazyModule';
import type {WithData} from '../../../shared/client/WithData';

const withCode = lazyModule('复制成 Markdown 的按钮', () => import(/* webpackChunkName: "copy-markdown" */ './copyPage'));

/** Copies a page as Markdown at a press of its button (src/features/editions/AsMarkdown); the code for it is loaded at the click. */
function onClick({target}: MouseEvent) {
  const button = (target as Element).closest<WithData<'markdown', HTMLButtonElement>>('button[data-markdown]');
  if (button) {
    withCode(({copyPage}) => void copyPage(button));
  }
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', onClick);
}
