import type {RunOptions} from '../host/types';
import {PYTHON} from '../offer';
import {createFields, type Fields} from './fields';
import {fetchModule, isFetched} from './fetchModule';
import {pythonProgram} from './pythonProgram';
import {readOffer, type ReadModule} from './readOffer';
import {runOnce, type Run, type Watch} from './runOnce';

/** What is to be known of a program in order to run it and to tell of that. */
export type Program = {
  /** What the reader may choose. */
  fields?: Fields;
  /** Whether the page's output is what a right program prints with what is chosen. */
  isAsOnPage: () => boolean;
  /** What is said until it can run, if it takes a while. */
  waiting: () => string | undefined;
  /**
   * Fetches what is missing, and gives what runs the program as it is now.
   * @throws TypeError without a network, or when what came is not what was published
   */
  prepare: () => Promise<(watch: Watch) => Run>;
  /** What is said while it starts, if that takes a while. */
  starting?: string;
  /** Said where the browser cannot run it. */
  refused: string;
  /** What is to be added to the sentence on its last run. */
  remark: () => string;
  /** Lets the reader change the program where it stands, if that can be done. @throws TypeError as `prepare` does */
  edit?: () => Promise<void>;
  /** The page's own program and settings again. */
  reset: () => void;
};

const TOO_OLD = '这个浏览器太旧，不能在页里运行程序：要 Chrome 95、Firefox 113、Safari 16.4 或更新的。';
const BROWSERS = typeof DecompressionStream !== 'undefined' && typeof WebAssembly !== 'undefined';

/** Why this browser runs no programs at all. */
export const UNABLE = BROWSERS ? undefined : TOO_OLD;

/** The program of a button. @param onChoice called when the reader chose something and wants to see what comes of it */
export function programOf(button: HTMLButtonElement, onChoice: () => void): Program {
  const offer = readOffer(button);
  return offer.kind === PYTHON ? pythonProgram(button, offer, onChoice) : moduleProgram(offer, onChoice);
}

function moduleProgram(offer: ReadModule, onChoice: () => void): Program {
  const {module, hash} = offer;
  const fields = createFields(offer, onChoice);
  let last: RunOptions | undefined;
  return {
    fields,
    isAsOnPage: fields.isAsOnPage,
    waiting: () => (isFetched(hash) ? undefined : '正在取程序……'),
    async prepare() {
      const options = fields.options();
      last = options;
      const gzip = await fetchModule(module, hash);
      return (watch) =>
        runOnce(new Worker(/* webpackChunkName: "run-worker" */ new URL('./worker.ts', import.meta.url)), {gzip, options}, watch);
    },
    refused: TOO_OLD,
    remark: () => (last?.seed === undefined ? '' : `次序的种子是 ${last.seed}。`),
    reset: fields.reset,
  };
}
