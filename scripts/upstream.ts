import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describeChange, UPSTREAM, upstreamChanges, type Upstream} from './upstream/changes';

/** Says which assumptions about other packages no longer hold: `npm run upstream`, or of another version `npm run upstream -- 3.10.1`. */
function main(version?: string): void {
  const upstream = JSON.parse(readFileSync(UPSTREAM, 'utf8')) as Upstream;
  const files = new Set(Object.values(upstream).flatMap((one) => Object.keys(one)));
  const changes = version
    ? withVersion(version, (modules) => upstreamChanges(upstream, modules))
    : upstreamChanges(upstream, 'node_modules');
  changes.forEach((change) => console.log(describeChange(change)));
  console.log(
    `看了 ${Object.keys(upstream).length} 处依赖的 ${files.size} 个上游文件${version ? `（${version}）` : ''}，${changes.length} 处要看`,
  );
  process.exitCode = changes.length > 0 || files.size === 0 ? 1 : 0;
}

/** Installs the packages of Docusaurus that the site uses, in this version, in a folder of its own for the time of the call. */
function withVersion<Result>(version: string, check: (modules: string) => Result): Result {
  const {dependencies} = JSON.parse(readFileSync('package.json', 'utf8')) as {dependencies: Record<string, string>};
  const packages = Object.keys(dependencies).filter((name) => name.startsWith('@docusaurus/'));
  const folder = mkdtempSync(path.join(tmpdir(), 'upstream-'));
  try {
    execFileSync(
      'npm',
      ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', ...packages.map((name) => `${name}@${version}`)],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    return check(path.join(folder, 'node_modules'));
  } finally {
    rmSync(folder, {recursive: true});
  }
}

main(process.argv[2]);
