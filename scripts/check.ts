import {readSite} from './check/readSite';
import {report} from '../src/shared/checks/report';
import {RULES} from './check/rules';
import {rules} from '../config/rules';

/** Checks the sources of all pages, and fails when anything is wrong or nothing was found to check. */
function main(root: string) {
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
