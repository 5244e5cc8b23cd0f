let code: Promise<typeof import('./enliven')> | undefined;

/** Brings the quick-reference tables of a page to life (remark/quickReference), where it has any. */
export function onRouteDidUpdate(): void {
  if (document.querySelector('.quickref')) {
    code ??= import(/* webpackChunkName: "quick-reference" */ './enliven');
    code.then(({enliven}) => enliven()).catch(() => (code = undefined));
  }
}
