import siteConfig from '@generated/docusaurus.config';
import type {PythonProgram} from '../host/python/startPython';
import {FOLDER, PYTHON} from '../offer';
import {openEditor, type Editor} from './editor';
import {fetchBlob} from './fetchBlob';
import {fetchPython, INTERPRETER_SIZE, isPythonFetched} from './fetchPython';
import type {PythonStart} from './messages';
import type {Program} from './program';
import type {ReadPython} from './readOffer';
import {runOnce} from './runOnce';

/** Of the listings that are being changed: a session runs as its blocks are then. */
const editors = new WeakMap<HTMLElement, Editor>();

const DEFAULT_NAME = 'main.py';
const REFUSED = '解释器没有启动起来：浏览器可能太旧，要 Chrome 95、Firefox 113、Safari 16.4 或更新的。';

/** A program in Python: the listing above its output, those of its session before it, or the file that they show. */
export function pythonProgram(button: HTMLButtonElement, {file, hash, session}: ReadPython, onRun: () => void): Program {
  const output = button.closest<HTMLElement>('.theme-code-block')!;
  const listing = output.previousElementSibling as HTMLElement;
  const listings = session === undefined ? [listing] : sessionBefore(output, session);
  const ownText = async (): Promise<string> =>
    file === undefined || hash === undefined ? textOf(listing) : (await fetchBlob(`${siteConfig.baseUrl}${FOLDER}/${file}`, hash)).text();
  const source = async (): Promise<PythonProgram> => {
    if (file !== undefined) {
      const text = editors.get(listing)?.text() ?? (await ownText());
      return {file: file.replace(/-[0-9a-f]{8}(?=\.py$)/, ''), blocks: [text]};
    }
    return {file: nameOf(listings[0]!), blocks: listings.map((one) => editors.get(one)?.text() ?? textOf(one))};
  };
  return {
    isAsOnPage: () => !listings.some((one) => editors.has(one)),
    waiting: () => (isPythonFetched() ? undefined : `正在取 Python 的解释器，约 ${INTERPRETER_SIZE}，只取这一次……`),
    async prepare() {
      const [interpreter, program] = await Promise.all([fetchPython(), source()]);
      document.querySelectorAll(`button[data-kind="${PYTHON}"]`).forEach((other) => {
        if (other !== button && other.textContent.includes('·')) {
          other.textContent = '运行';
        }
      });
      return (watch) => runOnce(started(interpreter), program, watch);
    },
    starting: '解释器在启动……',
    refused: REFUSED,
    remark: () => '',
    async edit() {
      const editor = editors.get(listing) ?? openEditor(listing, await ownText(), onRun);
      editors.set(listing, editor);
      editor.focus();
    },
    reset() {
      editors.get(listing)?.close();
      editors.delete(listing);
    },
  };
}

function started(interpreter: PythonStart): Worker {
  const worker = new Worker(/* webpackChunkName: "run-python" */ new URL('./pythonWorker.ts', import.meta.url));
  worker.postMessage(interpreter);
  return worker;
}

function sessionBefore(output: HTMLElement, session: string): HTMLElement[] {
  const own = (output.closest('article') ?? document).querySelectorAll<HTMLElement>(`[data-session="${session}"].theme-code-block`);
  return [...own].filter((block) => block.compareDocumentPosition(output) & Node.DOCUMENT_POSITION_FOLLOWING);
}

/** As the page has it; its lines end in one that is not the program's. */
const textOf = (listing: HTMLElement): string => listing.querySelector('pre code')!.textContent.replace(/\n$/, '');

function nameOf(listing: HTMLElement): string {
  const title = listing.querySelector('.code-title')?.textContent ?? '';
  return /^[\w.-]+\.py$/.test(title) ? title : DEFAULT_NAME;
}
