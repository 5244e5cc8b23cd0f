import siteConfig from '@generated/docusaurus.config';
import python from '@generated/run-in-page/default/python.json';
import {FOLDER, type PythonFile} from '../offer';
import {fetchBlob} from './fetchBlob';
import type {PythonStart} from './messages';

type Interpreter = Extract<PythonStart, {scripts: string[]}>;

const {version, scripts, wasm, library, bytes} = python;
const addressOf = (file: string) => `${siteConfig.baseUrl}${FOLDER}/${file}`;

let fetched: Promise<Interpreter> | undefined;

/** In words, for readers. */
export const INTERPRETER_SIZE = `${Math.round(bytes / 1e6)} MB`;

export const isPythonFetched = (): boolean => fetched !== undefined;

/**
 * The interpreter as it lies on the site, compared by the browser with the digests that this script has. Fetched by the page and
 * not by the worker, which may ask nobody for anything but scripts.
 * @throws TypeError without a network, or when it is not what the build wrote
 */
export function fetchPython(): Promise<Interpreter> {
  fetched ??= fetchFiles();
  fetched.catch(() => (fetched = undefined));
  return fetched;
}

async function fetchFiles(): Promise<Interpreter> {
  // The scripts too, though the worker loads them itself: from the cache then, and they are kept for reading without a network.
  const fetchOne = ({file, hash}: PythonFile) => fetchBlob(addressOf(file), hash);
  const [core, modules] = await Promise.all([fetchOne(wasm), fetchOne(library), ...scripts.map(fetchOne)]);
  return {version, scripts: scripts.map(({file}) => addressOf(file)), wasm: core, library: modules};
}
