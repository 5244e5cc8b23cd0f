import {spawnSync} from 'node:child_process';
import {featureTests} from './run/featureTests';
import {freshBuild} from './run/freshBuild';

/** Runs the unit and the browser tests of one feature, on builds that are made only when their sources changed: `npm run test:feature -- glossary`. */
function main(): void {
  const {folder, unit, browser, sites} = featureTests(process.argv[2]);
  const run = (...args: string[]) => spawnSync('npx', args, {stdio: 'inherit'}).status === 0;
  let ok = unit.length === 0 || run('vitest', 'run', `${folder}/`);
  for (const site of sites) {
    console.log(freshBuild(site) ? `${site}：构建好了` : `${site}：源文件没有变，用上一次的构建`);
  }
  ok = (browser.length === 0 || run('playwright', 'test', ...browser)) && ok;
  console.log(`${folder}：${unit.length} 个单元测试文件，${browser.length} 个浏览器测试文件，${ok ? '都通过了' : '有没通过的'}`);
  process.exitCode = ok ? 0 : 1;
}

try {
  main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
