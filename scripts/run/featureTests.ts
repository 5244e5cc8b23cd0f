import {readdirSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import type {SiteFolder} from './freshBuild';

/** What there is to run for one feature. */
export interface FeatureTests {
  folder: string;
  unit: string[];
  /** Browser tests, and the built sites that they look at. */
  browser: string[];
  sites: SiteFolder[];
}

/**
 * Finds the tests of the feature `src/features/<name>` below `root`.
 * @throws Error that lists the features when there is none of that name, and one when it has no test
 */
export function featureTests(name: string | undefined, root = '.'): FeatureTests {
  const home = path.join(root, 'src/features');
  const features = readdirSync(home, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  if (!name || !features.includes(name)) {
    const problem = name ? `没有叫“${name}”的功能` : '要写功能的名字，如 npm run test:feature -- glossary';
    throw new Error(`${problem}。src/features 里有：\n  ${features.sort().join('\n  ')}`);
  }
  const folder = `src/features/${name}`;
  const find = (pattern: string) => globSync(`${folder}/${pattern}`, {cwd: root}).sort();
  const unit = find('**/*.test.{ts,tsx}');
  const [onSite, onVariant] = [find('tests/site/**/*.spec.ts'), find('tests/variant/**/*.spec.ts')];
  if (unit.length + onSite.length + onVariant.length === 0) {
    throw new Error(
      `功能“${name}”一个测试也没有：单元测试放在代码旁边（*.test.ts），浏览器测试放在 ${folder}/tests/site 或 tests/variant。`,
    );
  }
  const sites: SiteFolder[] = [
    ...(onSite.length > 0 ? (['build'] as const) : []),
    ...(onVariant.length > 0 ? (['build-variant'] as const) : []),
  ];
  return {folder, unit, browser: [...onSite, ...onVariant], sites};
}
