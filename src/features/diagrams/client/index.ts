import script from '@generated/diagrams/default/draw.json';
import {lazyModule} from '../../../shared/client/lazyModule';
import type {WithData} from '../../../shared/client/WithData';

const MARK = '[data-mermaid]';
/** How far ahead of the window a diagram is drawn: so far that it is there when a reader who skims comes to it. */
const ROOT_MARGIN = '300% 0px';

const withCode = lazyModule('示意图', () => import(/* webpackIgnore: true */ script) as Promise<typeof import('./draw')>);

let observer: IntersectionObserver | undefined;

/** Draws the diagrams of a page (src/features/diagrams/theme/Mermaid) with a script that src/features/diagrams makes, as they come near the window, and anew when the colour mode changes. */
export function onRouteDidUpdate({
  location,
  previousLocation,
}: {
  location: {pathname: string};
  previousLocation: {pathname: string} | null;
}): void {
  if (location.pathname === previousLocation?.pathname) {
    return;
  }
  observer?.disconnect();
  const onPage = new IntersectionObserver(
    (entries) => {
      const near = entries.filter(({isIntersecting}) => isIntersecting).map(({target}) => target as WithData<'mermaid'>);
      near.forEach((element) => onPage.unobserve(element));
      if (near.length > 0) {
        withCode(({draw}) => near.forEach((element) => void draw(element)));
      }
    },
    {rootMargin: ROOT_MARGIN},
  );
  document.querySelectorAll(MARK).forEach((element) => onPage.observe(element));
  observer = onPage;
}
