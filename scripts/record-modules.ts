import {parseArgs} from 'node:util';
import {plan} from './check-code/plan';
import {readFences} from './check-code/readFences';
import {readSite} from './check/readSite';
import {recordFixtures} from './modules/fixtures';
import {candidates} from './modules/programs';
import {recordModules} from './modules/recordModules';
import {hasToolchain, INSTALL} from './modules/toolchain';

/**
 * Builds the WebAssembly modules of the programs that run in the page, for those below the given paths (all when none is given),
 * and judges each against the page's output. What did not change stays; `--all` builds everything, the tests'
 * modules too. Writes src/features/run-in-page.
 */
async function main(root: string) {
  const {values, positionals} = parseArgs({allowPositionals: true, options: {all: {type: 'boolean', default: false}}});
  if (!hasToolchain()) {
    console.error(`没有编译 WebAssembly 的工具 → ${INSTALL}`);
    process.exitCode = 1;
    return;
  }
  const isWanted = (id: string) => positionals.length === 0 || positionals.some((part) => id.startsWith(part));
  const pages = readSite(root).pages.map(readFences);
  const programs = candidates(root, plan(root, pages), pages).filter(({id}) => isWanted(id));
  if (values.all) {
    await recordFixtures(root);
  }
  const faults = await recordModules(root, programs, {all: values.all, isWanted, tell: console.error});
  for (const {file, line, message, fix, words} of faults) {
    console.log(`${file}:${line} ${message} → ${fix}\n${words ?? ''}`);
  }
  process.exitCode = faults.length > 0 ? 1 : 0;
}

void main(process.cwd());
