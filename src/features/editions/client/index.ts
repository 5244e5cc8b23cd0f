import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {WithData} from '../../../shared/client/WithData';
import {copyPage} from './copyPage';

/** Copies a page as Markdown at a press of its button (src/features/editions/AsMarkdown). Its code is not loaded at the press: Safari would refuse the clipboard after that. */
function onClick({target}: MouseEvent) {
  const button = (target as Element).closest<WithData<'markdown', HTMLButtonElement>>('button[data-markdown]');
  if (button) {
    void copyPage(button);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', onClick);
}
