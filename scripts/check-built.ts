import {existsSync} from 'node:fs';
import {rules} from '../config/rules';
import {site} from '../config/site';
import {lastCommits} from './check-built/lastCommits';
import {parsePublished, PUBLISHED} from './check-built/published';
import {readBuild} from './check-built/readBuild';
import {builtRules} from './check-built/rules';
import {contentTitles} from '../config/contentTitles';
import {report} from '../src/shared/checks/report';
import {readText} from '../src/shared/build/readText';

/** Checks every page of the build, and fails when anything is wrong or nothing was found to check. */
function main(root: string) {
  const build = readBuild(root, {
    origin: site.url,
    baseUrl: site.baseUrl,
    documents: [...contentTitles.keys()],
    commits: lastCommits(process.cwd()),
    published: parsePublished(existsSync(PUBLISHED) ? readText(PUBLISHED) : ''),
  });
  const {text, ok} = report(
    builtRules(process.env.LEAN !== 'off').map(({name, check}) => ({name, ...check(build)})),
    ` ${root} 的 ${build.pages.length} 个页面`,
    rules,
  );
  console.log(text);
  process.exitCode = ok ? 0 : 1;
}

main(process.argv[2] ?? 'build');
