let card: Promise<typeof import('./card')> | undefined;
let filter: Promise<typeof import('./filter')> | undefined;

/** Cards for the marked terms of a page (rehype/glossary), and the filter of the glossary's own page (remark/glossary). */
export function onRouteDidUpdate(): void {
  if (document.querySelector('a.term')) {
    card ??= import(/* webpackChunkName: "term-card" */ './card');
    card.then(({listen}) => listen()).catch(() => (card = undefined));
  }
  if (document.querySelector('.glossary-bar')) {
    filter ??= import(/* webpackChunkName: "glossary-filter" */ './filter');
    filter.then(({enliven}) => enliven()).catch(() => (filter = undefined));
  }
}
