import {createRoot, type Root} from 'react-dom/client';
import LoadError from '../ui/LoadError';

/** Milliseconds until code that did not come is asked for once more. */
const RETRY_DELAY_MS = 2_000;

/** Parts that did not come, by the names that readers know them by: why, and what asks again. */
const lost = new Map<string, {error: unknown; again: () => void}>();
let box: Root | undefined;

/**
 * A part of the pages that is there to be read and becomes interactive with code of its own, fetched when a page has something for
 * it. Code that does not come is asked for once more; then a box says what the page lacks, and asks again when the reader wants.
 * @param name what readers call it
 * @returns what runs a task with the code, when it has come
 */
export function lazyModule<Code>(name: string, load: () => Promise<Code>): (task: (code: Code) => void) => void {
  let code: Promise<Code> | undefined;

  return function use(task) {
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
        lost.set(name, {error, again: () => use(task)});
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
