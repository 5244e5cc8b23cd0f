import {createRoot, type Root} from 'react-dom/client';
import LoadError from '../ui/LoadError';

/** Delay before the one automatic retry. */
const RETRY_DELAY_MS = 2_000;

/** Parts whose code failed to load, by the name shown to readers: the error, and a function that retries. */
const lost = new Map<string, {error: unknown; again: () => void}>();
let box: Root | undefined;

/**
 * Loads the code of a part of the pages on demand (a dynamic import). A failed import is retried once; if it fails again, the
 * red error box names the part (`name`) and offers a retry.
 * @param name what readers call it
 * @returns a function that runs a task with the code once it is loaded
 */
export function lazyModule<Code>(name: string, load: () => Promise<Code>): (task: (code: Code) => void) => void {
  let code: Promise<Code> | undefined;

  return function withCode(task) {
    code ??= load().catch(() => new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS)).then(load));
    code.then(
      (come) => {
        if (lost.delete(name) && box) {
          say();
        }
        task(come);
      },
      (error: unknown) => {
        code = undefined;
        lost.set(name, {error, again: () => withCode(task)});
        say();
      },
    );
  };
}

function say(): void {
  const last = [...lost.values()].at(-1);
  if (!last) {
    close();
    return;
  }
  box ??= createRoot(document.body.appendChild(document.createElement('div')));
  box.render(
    <LoadError lacks={[...lost.keys()].join('、')} error={last.error} retry={() => lost.forEach(({again}) => again())} close={close} />,
  );
}

function close(): void {
  box?.unmount();
  box = undefined;
}
