import {type ReactNode} from 'react';
import {PLAIN, type Offer, type Refusal} from '../offer';

/** In the title of an output block; its code (src/features/run-in-page/client) reads the attributes when it is pressed, and nothing is fetched before. */
export function RunButton({module, hash, bytes, kind, count, args}: Offer): ReactNode {
  const own = kind === PLAIN ? undefined : kind;
  return (
    <button type="button" data-run={module} data-hash={hash} data-kind={own} data-count={count} data-args={args}>
      {`运行 · ${Math.ceil(bytes / 1000)} kB`}
    </button>
  );
}

/** Below an output block whose program cannot be run in the page. */
export function RunRefusal({why, command}: Refusal): ReactNode {
  return (
    <details className="run-refusal" data-unsearched="">
      <summary>不能在页里运行</summary>
      <p>
        {`${why}在自己的机器上：`}
        <code>{command}</code>
      </p>
    </details>
  );
}

/** What the Markdown of a page passes to its block: see src/features/run-in-page/build/offerRuns.ts. */
export const readRun = (json: string): Offer | Refusal => JSON.parse(json) as Offer | Refusal;
