import {startTransition, useEffect, type ComponentType, type ReactNode} from 'react';
import {createRoot, hydrateRoot, type Root} from 'react-dom/client';
import {markReady} from '@site/src/shared/client/markReady';
import type {WithData} from '@site/src/shared/client/WithData';
import {IslandId} from '../../shared/ui/IslandId';
import {loadAllIslands, registry, type Load} from './registry';
import styles from './styles.module.css';

/** How far ahead of the window an island is fetched. */
const ROOT_MARGIN = '400px 0px';

/** Calls `act` once, when the element comes near the viewport. */
function whenNear(element: HTMLElement, act: () => unknown): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({isIntersecting}) => isIntersecting)) {
        observer.disconnect();
        act();
      }
    },
    {rootMargin: ROOT_MARGIN},
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** The loader of an island by its name. Islands in a body are known by name only, so the registry of all islands is fetched first (a few lines each). */
async function loadOf(name: string): Promise<Load<object>> {
  if (!registry.has(name)) {
    await loadAllIslands();
  }
  const load = registry.get(name) as Load<object> | undefined;
  if (!load) {
    throw new Error(`no island ${name}`);
  }
  return load;
}

type IslandBox = WithData<'island' | 'id' | 'props'>;
const isIsland = (element: HTMLElement): element is IslandBox => element.matches('[data-island]');

/** Fetches the island's code when its box comes near the window, then lets React take over what stands in the box. */
function startIsland(box: IslandBox): () => void {
  const {island: name, id, props: text} = box.dataset;
  const props = JSON.parse(text) as object;
  let root: Root | undefined;
  let message: Element | undefined;
  let isGone = false;

  async function start() {
    try {
      const {default: Component} = await (await loadOf(name))(props);
      if (!isGone) {
        root = hydrateIsland(box, id, Component, props);
      }
    } catch (error) {
      console.warn(error);
      if (!isGone) {
        message = sayFailed(box, start);
      }
    }
  }

  const stop = whenNear(box, start);
  return () => {
    isGone = true;
    stop();
    message?.remove();
    // Not at once: React is at work on the tree around the island.
    setTimeout(() => root?.unmount());
  };
}

/** Marks the island as ready once it has mounted, so that captured events are replayed to it. */
function Ready({box, children}: {box: Element; children: ReactNode}): ReactNode {
  useEffect(() => void markReady(box), [box]);
  return children;
}

/** Hydrates the server's HTML inside the box; a box without HTML (in development) is rendered from scratch. */
function hydrateIsland(box: HTMLElement, id: string, Component: ComponentType<object>, props: object): Root | undefined {
  const island = (
    <Ready box={box}>
      <IslandId value={id}>
        <Component {...props} />
      </IslandId>
    </Ready>
  );
  let root: Root | undefined;
  startTransition(() => {
    if (box.firstElementChild) {
      // Unmounting during hydration raises React's error 424 (“early update”); it is ignored once the page has been left.
      root = hydrateRoot(box.firstElementChild, island, {onRecoverableError: (error) => box.isConnected && reportError(error)});
    } else {
      root = createRoot(box.appendChild(document.createElement('div')));
      root.render(island);
    }
  });
  return root;
}

/** Shows the failure beside the box, not in it: events inside the box are captured for the island. */
function sayFailed(box: HTMLElement, retry: () => unknown): Element {
  const message = document.createElement('p');
  message.className = styles.failed ?? '';
  message.setAttribute('role', 'status');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'action';
  button.textContent = '再试一次';
  button.addEventListener('click', () => {
    message.remove();
    retry();
  });
  message.append('交互部分没有加载成功，图停在开始的样子。', button);
  box.after(message);
  return message;
}

/** Starts all islands in a part of the document. @returns a function that stops them */
export function startIslands(part: HTMLElement): () => void {
  const boxes = isIsland(part) ? [part] : [...part.querySelectorAll<IslandBox>('[data-island]')];
  const stops = boxes.map(startIsland);
  return () => stops.forEach((stop) => stop());
}
