import {type ReactNode} from 'react';
import {PLAIN, PYTHON, type ModuleOffer, type Offer, type PythonOffer, type Refusal} from '../offer';

/** In the title of an output block; its code (src/features/run-in-page/client) reads the attributes when it is pressed, and nothing is fetched before. */
export function RunButton(offer: Offer): ReactNode {
  return offer.kind === PYTHON ? <PythonButton {...offer} /> : <ModuleButton {...offer} />;
}

function ModuleButton({module, hash, bytes, kind, count, args}: ModuleOffer): ReactNode {
  const own = kind === PLAIN ? undefined : kind;
  return (
    <button type="button" data-run={module} data-hash={hash} data-kind={own} data-count={count} data-args={args}>
      {`运行 · ${Math.ceil(bytes / 1000)} kB`}
    </button>
  );
}

function PythonButton({bytes, file = PYTHON, hash, session}: PythonOffer): ReactNode {
  return (
    <button type="button" data-run={file} data-hash={hash} data-kind={PYTHON} data-session={session}>
      {`运行 · 解释器约 ${Math.round(bytes / 1e6)} MB，取一次`}
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
