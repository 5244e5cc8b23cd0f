import path from 'node:path';
import type {Code, Root} from 'mdast';
import type {VFile} from 'vfile';
import {sitePath} from '../../../shared/markdown/fail';
import {fenceMeta} from '../../../shared/markdown/fenceMeta';
import {isOutput} from '../../../shared/markdown/isOutput';
import {visit} from '../../../shared/markdown/visit';
import type {ModuleRecord, Runnable} from '../host/types';
import {EXTENSION, RUN, type Offer, type Refusal} from '../offer';
import {programIds} from '../programId';
import {isRunnable, programText, readModules, runnableOf} from '../record';
import {homeCommand} from './homeCommand';

type Fence = {lang: string; meta: Record<string, string>; code: string; output?: Code};

/**
 * Tells each output block whether its program can be run where it is read: `RUN` among the properties of the element that it
 * becomes. Before `codeFile`, which fills the blocks that show a file: programs are known by what the author wrote.
 */
export default function offerRuns() {
  const root = path.resolve();
  const record = readModules(root);
  return (tree: Root, file: VFile) => tellOutputs(tree, {root, record, page: sitePath(file).split(path.sep).join('/')});
}

/** @param page its path from the site's folder */
export function tellOutputs(tree: Root, {root, record, page}: {root: string; record: ModuleRecord; page: string}): void {
  const fences = fencesOf(tree);
  const ids = programIds(page, fences);
  for (const id of new Set(ids)) {
    const entry = id === undefined ? undefined : record[id];
    const own = fences.filter((_, at) => ids[at] === id);
    if (id !== undefined && entry && own.some(({output}) => output)) {
      const run = isRunnable(entry)
        ? offer(runnableOf(root, record, {page, id, fences: own}), own)
        : {why: entry.why, command: homeCommand(own, programText(root, page, own).text)};
      own.forEach(({output}) => output && run && mark(output, run));
    }
  }
}

/** All blocks of code; an output is also known to the program that it follows. */
function fencesOf(tree: Root): Fence[] {
  const fences: Fence[] = [];
  let last: Fence | undefined;
  visit(tree, 'code', (node, index, parent) => {
    const fence: Fence = {lang: node.lang ?? '', meta: fenceMeta(node.meta), code: node.value};
    if (isOutput(fence.lang, fence.meta) && last && !last.output && parent.children[index - 1]?.type === 'code') {
      last.output = node;
    } else {
      last = fence;
    }
    fences.push(fence);
  });
  return fences;
}

function offer(runnable: Runnable | undefined, own: Fence[]): Offer | undefined {
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

function mark(output: Code, run: Offer | Refusal): void {
  output.data = {...output.data, hProperties: {...output.data?.hProperties, [RUN]: JSON.stringify(run)}};
}
