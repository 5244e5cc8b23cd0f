import {statSync} from 'node:fs';
import {readSite} from './check/readSite';
import {report} from '../src/shared/checks/report';
import {RULES} from './check/rules';
import {rules} from '../config/rules';

/** Checks the sources of all pages, and fails when anything is wrong or nothing was found to check. */
function main(root: string) {
  if (!statSync(root, {throwIfNoEntry: false})?.isDirectory()) {
    console.error(`${root}：不是一个站的文件夹。页面总是一起查，不收页名 → npm run check:pages`);
    process.exitCode = 1;
    return;
  }
  const site = readSite(root);
  const {text, ok} = report(
    RULES.map(({name, check}) => ({name, ...check(site)})),
    ` ${site.pages.length} 页`,
    rules,
  );
  console.log(text);
  process.exitCode = ok ? 0 : 1;
}

main(process.argv[2] ?? process.cwd());
