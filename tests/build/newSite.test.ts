import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {ESLint} from 'eslint';
import {globSync} from 'tinyglobby';
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import {adoptSource} from '../../scripts/site/adoptSource';
import {createSite} from '../../scripts/site/createSite';
import {LEFT_OUT} from '../../scripts/site/ownTests';
import {shareOf} from '../../src/shared/testing/shareOf';
import {linkTree} from './elsewhere';

/** Generous: a busy machine is slow, not wrong. */
const PATIENCE_MS = 600_000;
vi.setConfig({testTimeout: PATIENCE_MS});

const folder = mkdtempSync(path.join(tmpdir(), 'new-site-'));
const [site, source] = [path.join(folder, 'site'), path.join(folder, 'source')];
const COMPONENT = 'src/components/Box.tsx';
const SOURCE = {
  'docusaurus.config.js': "module.exports = {\n  title: '老笔记',\n};\n",
  'docs/a.mdx': "import Box from '@site/src/components/Box';\n\n# 甲\n\n<Box />\n\n```cpp\nint x = ;\n```\n",
  // Neither the types nor the rules of this project are theirs.
  [COMPONENT]: "export default function Box() { const n: number = 'one'; return <b>{n!}</b> }\n",
};

const run = (...args: string[]) => {
  const {status, stdout, stderr} = spawnSync(process.execPath, args, {
    cwd: site,
    encoding: 'utf8',
    env: {...process.env, NO_COLOR: '1', FORCE_COLOR: '0'},
  });
  return {status, output: stdout + stderr};
};
const scriptsOf = (root: string) =>
  (JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {scripts: Record<string, string>}).scripts;

beforeAll(() => {
  createSite(site, process.cwd());
  Object.entries(SOURCE).forEach(([file, text]) => {
    mkdirSync(path.dirname(path.join(source, file)), {recursive: true});
    writeFileSync(path.join(source, file), text);
  });
  adoptSource(source, site);
  linkTree('node_modules', path.join(site, 'node_modules'));
  spawnSync('git', ['init', '--quiet'], {cwd: site});
}, PATIENCE_MS);
afterAll(() => rmSync(folder, {recursive: true, maxRetries: 5}), PATIENCE_MS);

describe('npm test of a site that somebody else makes of this one', () => {
  test('says what it runs, what not, and why', () => {
    const {status, output} = run('--import', 'tsx', 'scripts/tell-tests.ts');
    expect(status).toBe(0);
    expect(output).toContain('npm test 在这里跑：类型');
    LEFT_OUT.forEach(({what, why}) => expect(output).toContain(`${what}：${why}`));
    expect(output).toContain('页面上的程序（check:code）：收进来的页不是为它写的');
  });

  test('runs all steps of ours but those, and each is there', () => {
    const [ours, theirs] = [process.cwd(), site].map(scriptsOf) as [Record<string, string>, Record<string, string>];
    const stepsOf = (scripts: Record<string, string>, name: string): string[] =>
      (scripts[name] ?? expect.fail(name)).split(' && ').flatMap((command) => {
        const [, names = ''] = /^(?:npm run|tsx scripts\/side-by-side\.ts) (.*)$/.exec(command) ?? [];
        return names
          .split(' --')[0]!
          .split(' ')
          .filter(Boolean)
          .flatMap((step) => [step, ...stepsOf(scripts, step)]);
      });
    const left = LEFT_OUT.flatMap(({steps = []}) => steps);
    expect(left.length).toBeGreaterThan(0);
    expect(stepsOf(ours, 'test')).toEqual(expect.arrayContaining(left));
    expect(stepsOf(theirs, 'test')).toEqual(stepsOf(ours, 'test').filter((step) => !left.includes(step)));
  });

  test('judges the components that came with pages by no rule of ours', async () => {
    const eslint = new ESLint({cwd: site});
    expect(await eslint.isPathIgnored(path.join(site, COMPONENT))).toBe(true);
    expect(await eslint.isPathIgnored(path.join(site, 'src/theme/Root/index.tsx'))).toBe(false);
    const {status, output} = run('node_modules/typescript/bin/tsc', '--noEmit', '--listFiles');
    expect(status, output.replace(/^\/.*\n/gm, '')).toBe(0);
    expect(output).toContain('src/theme/Root/index.tsx');
    expect(output).not.toContain(COMPONENT);
  });

  test('leaves the programs of those pages alone', () => {
    expect(run('--import', 'tsx', 'scripts/check-code.ts')).toEqual({
      status: 0,
      output: '没有程序要核对：页面上没有，或者 config/rules.ts 里关着 programs\n',
    });
    expect(run('--import', 'tsx', 'scripts/check-code.ts', 'docs/a.mdx').status).toBe(1);
  });

  test('passes its unit tests', () => {
    // Those that read files of the site, or how it is set up: the others do not know where they are.
    const READS = /process\.cwd\(\)|readFileSync|globSync|readSite|readTerms|renderMarkdown|config\/|\.tsv|\.json'/;
    const OURS = /testing\/ourNotes'/;
    const all = globSync('{config,packages,scripts,src,tests/unit}/**/*.test.{ts,tsx}', {cwd: site});
    const some = all.filter((file) => READS.test(readFileSync(path.join(site, file), 'utf8')));
    expect(some.length).toBeGreaterThan(50);
    // Those that are skipped there, for which our notes would be wanted, run each time.
    const skipping = some.filter((file) => OURS.test(readFileSync(path.join(site, file), 'utf8')));
    const others = some.filter((file) => !skipping.includes(file)).sort();
    const {status, output} = run('node_modules/vitest/vitest.mjs', 'run', ...skipping, ...shareOf(others, 3));
    expect(status, output).toBe(0);
    expect(output).toMatch(/skipped/);
  });
});
