import path from 'node:path';
import {parseArgs} from 'node:util';
import {keysOf, openCache} from './check-code/cache';
import {checkTasks} from './check-code/checkTasks';
import {plan, type Task} from './check-code/plan';
import {readFences} from './check-code/readFences';
import {report} from './check-code/report';
import {update} from './check-code/update';
import {recordedTasks, saveVerified} from './check-code/updateVerified';
import {candidates} from './modules/programs';
import {mutatePages, mutationReport} from './mutate/mutatePages';
import {checkModules, inWords} from './modules/checkModules';
import {checkPython, pythonCandidates} from './modules/python';
import {areProgramsRun} from './check/programs';
import {readSite} from './check/readSite';
import {rules} from '../config/rules';
import {readVerified} from '../src/features/verified-programs/verified';

/**
 * Checks every program on the pages below the given paths (when none is given, of docs and blog, but for where config/rules.ts
 * turns `programs` off). `--update` writes real outputs into pages. What passed is noted in verified-pages.json, which the pages
 * show; CI only checks. A page is not run again while that record, or the cache, knows that nothing changed that its programs
 * depend on; `--all` runs every program. The modules that the pages run in the browser, and Python as it runs there, are run too,
 * and judged alike. `--mutate` breaks the programs instead, in a few places each (`--most 8`), and tells which broken one its
 * page's check still passes.
 */
async function main(root: string) {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      update: {type: 'boolean', default: false},
      all: {type: 'boolean', default: false},
      mutate: {type: 'boolean', default: false},
      most: {type: 'string', default: '6'},
    },
  });
  const parts = positionals.map((part) => part.replace(/\/$/, ''));
  const isWanted = (file: string) =>
    parts.length > 0
      ? parts.some((part) => file === part || file.startsWith(`${part}/`) || file.replace(/\.mdx?$/, '') === part)
      : /^(?:docs|blog)\//.test(file) && areProgramsRun(file);
  const site = readSite(root);
  const pages = site.pages.filter(({file}) => isWanted(file));
  const fences = pages.map(readFences);
  const planned = plan(root, fences);
  planned.faults.push(...site.unreadable.filter(({file}) => isWanted(file)));
  if (parts.length === 0 && planned.tasks.length + planned.faults.length === 0 && !rules.idleFails) {
    console.log('没有程序要核对：页面上没有，或者 config/rules.ts 里关着 programs');
    return;
  }
  if (values.mutate) {
    const found = mutationReport(await mutatePages(root, planned.tasks, {most: Number(values.most), tell: console.error}));
    console.log(found.text);
    process.exitCode = found.ok ? 0 : 1;
    return;
  }
  const keyOf = keysOf(root);
  const cacheFolder = path.join(root, 'node_modules/.cache/check-code');
  const cache = openCache(cacheFolder, keyOf);
  const recorded = recordedTasks(readVerified(root), planned.tasks, keyOf);
  const isKnown = (task: Task) => recorded.has(task) || cache.has(task);
  const results = await checkTasks(root, planned.tasks, {
    cache: {...cache, has: values.update || values.all ? () => false : isKnown},
    tell: (done) => progress(done, planned.tasks.length),
  });
  const asked = {pages: pages.map(({file}) => file), folder: cacheFolder, all: values.all};
  const modules = await checkModules(root, candidates(root, planned, fences), asked);
  const python = await checkPython(root, pythonCandidates(root, planned, fences), asked);
  planned.faults.push(...modules.faults, ...python.faults);
  const {text, ok} = report(planned, results);
  console.log(`${inWords(modules)}\n在浏览器里运行的 Python 程序：核对了 ${python.judged}（沿用 ${python.cached}）\n${text}`);
  if (values.update) {
    console.log(
      `写回了 ${update(
        root,
        results.flatMap(({runs}) => runs),
      )} 段输出；再核对一遍`,
    );
  }
  if (!process.env.CI) {
    saveVerified(root, {pages, results, faults: planned.faults, keyOf});
  }
  process.exitCode = ok ? 0 : 1;
}

/** One line that is rewritten on a terminal; elsewhere a line now and then. */
function progress(done: number, all: number) {
  if (process.stderr.isTTY) {
    process.stderr.write(`\r核对程序 ${done}/${all}${done === all ? '\n' : ''}`);
  } else if (done % 50 === 0 || done === all) {
    console.error(`核对程序 ${done}/${all}`);
  }
}

void main(process.cwd());
