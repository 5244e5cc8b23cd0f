import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readSite} from '../../../scripts/check/readSite';
import {keysOf, openCache} from '../../../scripts/check-code/cache';
import {checkTasks} from '../../../scripts/check-code/checkTasks';
import {plan} from '../../../scripts/check-code/plan';
import {readFences} from '../../../scripts/check-code/readFences';

/** Checks a site's programs with a cache of its own, as often as asked. */
export async function checkSite(root: string, {times = 1} = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'cache-'));
  const planned = plan(root, readSite(root).pages.map(readFences));
  let results: Awaited<ReturnType<typeof checkTasks>> = [];
  for (let time = 0; time < times; time++) {
    results = await checkTasks(root, planned.tasks, {cache: openCache(folder, keysOf(root)), tell: () => undefined});
  }
  rmSync(folder, {recursive: true});
  return {planned, results};
}
