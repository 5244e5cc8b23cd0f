import {parseArgs} from 'node:util';
import {plan} from './check-code/plan';
import {readFences} from './check-code/readFences';
import {readSite} from './check/readSite';
import {recordFixtures} from './modules/fixtures';
import {candidates} from './modules/programs';
import {pythonCandidates, recordPython} from './modules/python';
import {needsBuild, recordModules} from './modules/recordModules';
import {hasToolchain, INSTALL} from './modules/toolchain';

/**
 * Builds the WebAssembly modules of the programs that run in the page, for those below the given paths (all when none is given),
 * and judges each against the page's output, those in Python too, which need no tools. What did not change stays; `--all` builds
 * and judges everything, the tests' modules too. Writes src/features/run-in-page.
 */
async function main(root: string) {
  const {values, positionals} = parseArgs({allowPositionals: true, options: {all: {type: 'boolean', default: false}}});
  const isWanted = (id: string) => positionals.length === 0 || positionals.some((part) => id.startsWith(part));
  const pages = readSite(root).pages.map(readFences);
  const planned = plan(root, pages);
  const options = {all: values.all, isWanted, tell: console.error};
  const faults = await recordPython(root, pythonCandidates(root, planned, pages), options);
  const programs = candidates(root, planned, pages).filter(({id}) => isWanted(id));
  if (hasToolchain()) {
    if (values.all) {
      await recordFixtures(root);
    }
    faults.push(...(await recordModules(root, programs, options)));
  } else if (programs.some(needsBuild(root))) {
    console.error(`没有编译 WebAssembly 的工具 → ${INSTALL}`);
    process.exitCode = 1;
  }
  for (const {file, line, message, fix, words} of faults) {
    console.log(`${file}:${line} ${message} → ${fix}\n${words ?? ''}`);
  }
  process.exitCode = faults.length > 0 ? 1 : process.exitCode;
}

void main(process.cwd());
