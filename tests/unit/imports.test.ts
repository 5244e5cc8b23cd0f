import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {ICruiseResult} from 'dependency-cruiser';
import {afterAll, beforeAll, expect, it} from 'vitest';

const {forbidden} = createRequire(__filename)('../../.dependency-cruiser.cjs') as {forbidden: {name: string}[]};

/** A site of a few files: by path, what each imports. `own.ts` and the like are there to be imported. */
const IMPORTS: Record<string, string[]> = {
  'src/features/a/index.ts': ['../b/face'],
  'src/features/a/skipsTheFace.ts': ['@site/src/features/b/client/inner'],
  'src/features/b/face.ts': [],
  'src/features/b/client/inner.ts': [],
  'src/features/b/client/readsBuild.ts': ['../build/made'],
  'src/features/b/build/made.ts': [],
  'src/features/b/build/readsClient.ts': ['../client/inner'],
  'src/features/search/engine/readsFace.ts': ['../../b/face'],
  'src/shared/readsFeature.ts': ['../features/b/face'],
  'src/features/a/readsScript.ts': ['../../../scripts/check'],
  'scripts/check.ts': ['../src/features/b/face'],
  'src/shared/one.ts': ['./other'],
  'src/shared/other.ts': ['./one'],
  'src/shared/lost.ts': ['./nowhere'],
  'src/shared/undeclared.ts': ['of-another'],
  'src/shared/developed.ts': ['for-tests'],
  'src/shared/developed.test.ts': ['for-tests'],
};

/** For each rule, the import of the site above that it must refuse. */
const REFUSED = [
  'feature-face: src/features/a/skipsTheFace.ts',
  'build-and-browser-apart: src/features/b/build/readsClient.ts',
  'browser-and-build-apart: src/features/b/client/readsBuild.ts',
  'pure-algorithms: src/features/search/engine/readsFace.ts',
  'shared-imports-no-feature: src/shared/readsFeature.ts',
  'nobody-imports-scripts: src/features/a/readsScript.ts',
  'no-cycle: src/shared/one.ts',
  'resolved: src/shared/lost.ts',
  'declared: src/shared/undeclared.ts',
  'built-from-dependencies: src/shared/developed.ts',
];

let root: string;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'imports-'));
  writeFileSync(path.join(root, 'tsconfig.json'), JSON.stringify({compilerOptions: {baseUrl: '.', paths: {'@site/*': ['./*']}}}));
  writeFileSync(path.join(root, 'package.json'), JSON.stringify({devDependencies: {'for-tests': '1.0.0'}}));
  for (const name of ['of-another', 'for-tests']) {
    mkdirSync(path.join(root, 'node_modules', name), {recursive: true});
    writeFileSync(path.join(root, 'node_modules', name, 'package.json'), JSON.stringify({name, version: '1.0.0', main: 'index.js'}));
    writeFileSync(path.join(root, 'node_modules', name, 'index.js'), 'exports.value = 1;\n');
  }
  for (const [file, imports] of Object.entries(IMPORTS)) {
    mkdirSync(path.join(root, path.dirname(file)), {recursive: true});
    const lines = imports.map((name, i) => `import {value as value${i}} from '${name}';\nexport const kept${i} = value${i};\n`);
    writeFileSync(path.join(root, file), `${lines.join('')}export const value = 1;\n`);
  }
});

afterAll(() => rmSync(root, {recursive: true}));

/** What the command of `npm run check:imports` says of the site above. */
function check(): ICruiseResult['summary'] {
  const args = ['--config', path.resolve('.dependency-cruiser.cjs'), '--output-type', 'json', 'src', 'scripts'];
  const {stdout} = spawnSync(path.resolve('node_modules/.bin/depcruise'), args, {cwd: root, encoding: 'utf8'});
  return (JSON.parse(stdout) as ICruiseResult).summary;
}

it('each rule refuses its import, and nothing else is refused', () => {
  const {violations, totalDependenciesCruised} = check();
  expect(totalDependenciesCruised).toBe(Object.values(IMPORTS).flat().length);
  expect(violations.map(({rule, from}) => `${rule.name}: ${from}`).sort()).toEqual([...REFUSED].sort());
  const refusing = new Set(REFUSED.map((line) => line.split(':')[0]));
  expect(forbidden.filter(({name}) => !refusing.has(name))).toEqual([]);
});
