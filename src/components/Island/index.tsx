import {lazy, useId, type ComponentType, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {IslandId} from './IslandId';
import {useIsland, type Load} from './useIsland';
import styles from './styles.module.css';

/** One object for all renders: React would otherwise write the empty HTML again and wipe the island out. */
const AS_IT_STANDS = {__html: ''};

function InBrowser<Props extends object>({name, load, props}: {name: string; load: Load<Props>; props: Props}): ReactNode {
  const id = useId();
  const {box, failed, retry} = useIsland(id, load, props);
  return (
    <>
      <div ref={box} className={styles.island} data-island={name} data-asleep="" suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_STANDS} />
      {failed && (
        <p className={styles.failed} role="status">
          交互部分没有加载成功，图停在开始的样子。
          <button type="button" className="action" onClick={retry}>
            再试一次
          </button>
        </p>
      )}
    </>
  );
}

/**
 * A component that is drawn on the server and whose script is fetched only when it comes near the window.
 *
 * It is a React root of its own: React leaves the server's HTML alone until the code is there, whatever changes in the
 * page around it (a Suspense boundary would fall back to an empty box), and an error in it does not take the page along.
 * So it sees no context of the page, and its props are those of the first render.
 */
export default function island<Props extends object>(name: string, load: Load<Props>): ComponentType<Props> {
  const Component: ComponentType<Props> = lazy(load);

  function OnServer(props: Props): ReactNode {
    const id = useId();
    return (
      <div className={styles.island} data-island={name} data-asleep="">
        <div>
          <IslandId value={id}>
            <Component {...props} />
          </IslandId>
        </div>
      </div>
    );
  }

  return ExecutionEnvironment.canUseDOM ? (props) => <InBrowser name={name} load={load} props={props} /> : OnServer;
}
