import {once} from 'node:events';
import {Worker} from 'node:worker_threads';
import {buildSync} from 'esbuild';

/**
 * Calls a function in a thread of its own, beside the other plugins' work; its argument and its result are copied.
 * @param module the file that exports the function by this name
 */
export async function inThread<Result>(module: string, name: string, data: object): Promise<Result> {
  const contents = `import {parentPort, workerData} from 'node:worker_threads';
import {${name}} from ${JSON.stringify(module)};
Promise.resolve(${name}(workerData)).then((result) => parentPort.postMessage(result));`;
  // Synchronous, so that the thread starts before other plugins occupy the main thread.
  const {outputFiles} = buildSync({
    stdin: {contents, resolveDir: __dirname},
    bundle: true,
    write: false,
    platform: 'node',
    packages: 'external',
  });
  const [result] = (await once(new Worker(outputFiles[0]!.text, {eval: true, workerData: data}), 'message')) as [Result];
  return result;
}
