import {spawnSync} from 'node:child_process';
import {copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';

/** A site of a few files, with what `npm run check:unused` must refuse. */
const SITE: Record<string, string> = {
  'package.json': JSON.stringify({dependencies: {'never-imported': '1.0.0'}}),
  'docusaurus.config.ts': "import 'of-another';\nimport {used} from './src/used';\n\nexport default used;\n",
  'src/used.ts': 'export const used = 1;\nexport const unused = 2;\n',
  'src/nobody.ts': 'export const alone = 1;\n',
};

interface Report {
  issues: {file: string; files?: unknown[]; dependencies: {name: string}[]; unlisted: {name: string}[]; exports: {name: string}[]}[];
}

test('unused files, exports and packages are refused, and packages that are not declared', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'unused-'));
  try {
    for (const [file, text] of Object.entries(SITE)) {
      mkdirSync(path.join(root, path.dirname(file)), {recursive: true});
      writeFileSync(path.join(root, file), text);
    }
    copyFileSync('knip.jsonc', path.join(root, 'knip.jsonc'));
    const {status, stdout} = spawnSync(path.resolve('node_modules/.bin/knip'), ['--reporter', 'json', '--no-config-hints'], {
      cwd: root,
      encoding: 'utf8',
    });
    const names = (kind: 'dependencies' | 'unlisted' | 'exports') =>
      (JSON.parse(stdout) as Report).issues.flatMap((issue) => issue[kind].map(({name}) => name));
    expect(status).not.toBe(0);
    expect({dependencies: names('dependencies'), unlisted: names('unlisted'), exports: names('exports')}).toEqual({
      dependencies: ['never-imported'],
      unlisted: ['of-another'],
      exports: ['unused'],
    });
    expect(stdout).toContain('src/nobody.ts');
  } finally {
    rmSync(root, {recursive: true});
  }
});
