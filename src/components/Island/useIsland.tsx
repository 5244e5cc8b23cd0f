import {startTransition, useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {createRoot, hydrateRoot, type Root} from 'react-dom/client';
import {alive} from '@site/src/client/early/alive';
import {IslandId} from './IslandId';

export type Load<Props> = () => Promise<{default: ComponentType<Props>}>;

/** How far ahead of the window an island is fetched. */
const AHEAD = '400px 0px';

/** Calls back once, when the element is near the window. */
function whenNear(element: HTMLElement, act: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({isIntersecting}) => isIntersecting)) {
        observer.disconnect();
        act();
      }
    },
    {rootMargin: AHEAD},
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Tells, once the island's events are handled, that it is alive: what was done to its box before is given back. */
function Alive({box, children}: {box: Element; children: ReactNode}): ReactNode {
  useEffect(() => alive(box), [box]);
  return children;
}

/** React refuses a root in an element whose HTML it was told: so the root stands in the one element inside the box. */
function bringToLife(box: HTMLElement, island: ReactNode, setRoot: (root: Root) => void) {
  startTransition(() => {
    if (box.firstElementChild) {
      setRoot(hydrateRoot(box.firstElementChild, island));
    } else {
      const root = createRoot(box.appendChild(document.createElement('div')));
      root.render(island);
      setRoot(root);
    }
  });
}

/** Fetches the island's code when its box comes near the window, then lets React take over what stands in the box; props stay what they are at first. */
export function useIsland<Props extends object>(id: string, load: Load<Props>, props: Props) {
  const given = useRef(props);
  const box = useRef<HTMLDivElement>(null);
  const root = useRef<Root>(undefined);
  const [failed, setFailed] = useState(false);

  const start = useCallback(async () => {
    setFailed(false);
    try {
      const {default: Component} = await load();
      if (box.current) {
        const island = (
          <Alive box={box.current}>
            <IslandId value={id}>
              <Component {...given.current} />
            </IslandId>
          </Alive>
        );
        bringToLife(box.current, island, (value) => (root.current = value));
      }
    } catch (error) {
      console.warn(error);
      setFailed(true);
    }
  }, [id, load]);

  useEffect(() => {
    const stop = whenNear(box.current!, start);
    return () => {
      stop();
      // Not at once: React is at work on the tree around the island.
      setTimeout(() => root.current?.unmount());
    };
  }, [start]);

  return {box, failed, retry: start};
}
