import path from 'node:path';
import type {Code, Root} from 'mdast';
import type {VFile} from 'vfile';
import {sitePath} from '../../../shared/markdown/fail';
import {fenceMeta} from '../../../shared/markdown/fenceMeta';
import {isOutput} from '../../../shared/markdown/isOutput';
import {visit} from '../../../shared/markdown/visit';
import type {ModuleRecord, Runnable} from '../host/types';
import {EXTENSION, PYTHON, RUN, SESSION, type ModuleOffer, type PythonOffer, type Refusal} from '../offer';
import {isPython, programIds} from '../programId';
import {isRunnable, programText, readModules, readPython, runnableOf, sourceDigest, type PythonRecord} from '../record';
import {homeCommand} from './homeCommand';
import {pythonSource} from './pythonSource';

type Fence = {lang: string; meta: Record<string, string>; code: string; node: Code; output?: Code};
type Site = {root: string; record: ModuleRecord; python: PythonRecord; page: string};

/**
 * Tells each output block whether its program can be run where it is read: `RUN` among the properties of the element that it
 * becomes. Before `codeFile`, which fills the blocks that show a file: programs are known by what the author wrote.
 */
export default function offerRuns() {
  const root = path.resolve();
  const [record, python] = [readModules(root), readPython(root)];
  return (tree: Root, file: VFile) => tellOutputs(tree, {root, record, python, page: sitePath(file).split(path.sep).join('/')});
}

/** @param site with the page's path from the site's folder */
export function tellOutputs(tree: Root, site: Site): void {
  const fences = fencesOf(tree);
  const ids = programIds(site.page, fences);
  let sessions = 0;
  for (const id of new Set(ids)) {
    const own = fences.filter((fence, at) => ids[at] === id && !(isPython(fence) && fence.meta.nocheck !== undefined));
    if (id !== undefined && own.some(({output}) => output)) {
      const run = isPython(own[0]!) ? ofPython(site, id, own) : ofModule(site, id, own);
      if (run && 'kind' in run && run.kind === PYTHON && own.length > 1 && run.file === undefined) {
        run.session = ++sessions;
        own.forEach(({node}) => tell(node, SESSION, String(sessions)));
      }
      own.forEach(({output}) => output && run && tell(output, RUN, JSON.stringify(run)));
    }
  }
}

function ofModule({root, record, page}: Site, id: string, own: Fence[]): ModuleOffer | Refusal | undefined {
  const entry = record[id];
  return entry && (isRunnable(entry) ? offer(runnableOf(root, record, {page, id, fences: own}), own) : refusal(root, page, own, entry.why));
}

function ofPython({root, python, page}: Site, id: string, own: Fence[]): PythonOffer | Refusal | undefined {
  const entry = python.programs[id];
  if (!entry || 'why' in entry) {
    return entry && refusal(root, page, own, entry.why);
  }
  if (entry.source !== sourceDigest(root, page, own)) {
    return undefined;
  }
  const shown = own[0]!.meta.file;
  return {kind: PYTHON, bytes: python.bytes, ...(shown === undefined ? {} : pythonSource(root, page, shown).named)};
}

const refusal = (root: string, page: string, own: Fence[], why: string): Refusal => ({
  why,
  command: homeCommand(own, programText(root, page, own).text),
});

/** All blocks of code; an output is also known to the program that it follows. */
function fencesOf(tree: Root): Fence[] {
  const fences: Fence[] = [];
  let last: Fence | undefined;
  visit(tree, 'code', (node, index, parent) => {
    const fence: Fence = {lang: node.lang ?? '', meta: fenceMeta(node.meta), code: node.value, node};
    if (isOutput(fence.lang, fence.meta) && last && !last.output && parent.children[index - 1]?.type === 'code') {
      last.output = node;
    } else {
      last = fence;
    }
    fences.push(fence);
  });
  return fences;
}

function offer(runnable: Runnable | undefined, own: Fence[]): ModuleOffer | undefined {
  if (!runnable) {
    return undefined;
  }
  const {module, digest, bytes, kind, processes, threads, takesArguments} = runnable;
  return {
    module: module.slice(0, -EXTENSION.length),
    hash: Buffer.from(digest, 'hex').toString('base64'),
    bytes,
    kind,
    count: processes ?? threads,
    args: takesArguments ? (own.find(({meta}) => meta.args !== undefined)?.meta.args ?? '') : undefined,
  };
}

function tell(node: Code, name: string, value: string): void {
  node.data = {...node.data, hProperties: {...node.data?.hProperties, [name]: value}};
}
