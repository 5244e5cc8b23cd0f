import type {History} from 'history';
import {readableHash} from '../../../shared/client/idOfHash';
import {parseUrl} from '../../../shared/pure/parseUrl';

/** The address of a link that leads to a page of this site in this tab, as Docusaurus' own `Link` decides. */
function pageOf(link: Element): URL | undefined {
  const href = link.getAttribute('href')!;
  const target = link.getAttribute('target');
  if (href.startsWith('#') || (target && target !== '_self') || link.hasAttribute('download')) {
    return undefined;
  }
  const url = parseUrl(href, document.baseURI);
  return url?.origin === window.location.origin ? url : undefined;
}

const linkAt = ({target}: Event) => (target as Element).closest('a[href]');

/**
 * The links of a body that is HTML behave as Docusaurus' `Link`: a click on one to this site changes the page without
 * loading it anew, hover and touch fetch it ahead, and links in view are prefetched.
 */
export function followLinks(box: Element, history: History): () => void {
  const controller = new AbortController();
  const {signal} = controller;

  box.addEventListener(
    'click',
    (event) => {
      const {button, metaKey, altKey, ctrlKey, shiftKey, defaultPrevented} = event as MouseEvent;
      const link = linkAt(event);
      const url = link && pageOf(link);
      if (!url || defaultPrevented || button !== 0 || metaKey || altKey || ctrlKey || shiftKey) {
        return;
      }
      event.preventDefault();
      const to = url.pathname + url.search + readableHash(url.hash);
      const isHere = history.createHref(history.location) === to;
      history[isHere ? 'replace' : 'push'](to);
    },
    {signal},
  );

  const preload = (event: Event) => {
    const link = linkAt(event);
    const url = link && pageOf(link);
    if (url) {
      void window.docusaurus.preload(url.pathname);
    }
  };
  box.addEventListener('mouseover', preload, {signal});
  box.addEventListener('touchstart', preload, {signal, passive: true});

  const inView = new IntersectionObserver((entries) => {
    for (const {isIntersecting, target} of entries) {
      if (isIntersecting) {
        inView.unobserve(target);
        void window.docusaurus.prefetch(pageOf(target)!.pathname);
      }
    }
  });
  box.querySelectorAll('a[href]').forEach((link) => pageOf(link) && inView.observe(link));

  return () => {
    controller.abort();
    inView.disconnect();
  };
}
