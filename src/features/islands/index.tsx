import {lazy, useEffect, useId, useMemo, useRef, type ComponentType, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {IslandId} from '../../shared/ui/IslandId';
import {marker} from './marker';
import {registry, type Load} from './registry';
import {startIslands} from './startIslands';
import styles from './styles.module.css';

/** One object for all renders: React would otherwise write the empty HTML again and wipe the island out. */
const AS_IT_STANDS = {__html: ''};

/** An island of a part of the page that React draws; those of bodies are found in their HTML (src/features/html-bodies/client). */
function InBrowser({name, props}: {name: string; props: object}): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const attributes = marker(name, useId(), props);
  useEffect(() => (box.current ? startIslands(box.current) : undefined), []);
  return (
    <div
      ref={box}
      className={styles.island}
      {...attributes}
      data-pending=""
      suppressHydrationWarning
      dangerouslySetInnerHTML={AS_IT_STANDS}
    />
  );
}

/**
 * A component that is drawn on the server and whose script is fetched only when it comes near the window.
 *
 * It is a React root of its own: React leaves the server's HTML alone until the code is there, whatever changes in the
 * page around it, and an error in it does not take the page along. So it sees no context of the page; its props are
 * JSON, since they come to the browser in the HTML.
 */
export default function island<Props extends object>(name: string, load: Load<Props>): ComponentType<Props> {
  registry.set(name, load as Load<never>);

  function OnServer(props: Props): ReactNode {
    const id = useId();
    const Component: ComponentType<Props> = useMemo(() => lazy(() => load(props)), [props]);
    return (
      <div className={styles.island} {...marker(name, id, props)} data-pending="">
        <div>
          <IslandId value={id}>
            <Component {...props} />
          </IslandId>
        </div>
      </div>
    );
  }

  return ExecutionEnvironment.canUseDOM ? (props) => <InBrowser name={name} props={props} /> : OnServer;
}
