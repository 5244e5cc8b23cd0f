import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Copies a page as Markdown at a press of its button (src/components/AsMarkdown); what that takes comes with the press. */
function onClick({target}: MouseEvent) {
  const button = (target as Element).closest<HTMLButtonElement>('button[data-markdown]');
  if (button) {
    import(/* webpackChunkName: "copy-markdown" */ './copyPage').then(({copyPage}) => copyPage(button)).catch(console.warn);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', onClick);
}
