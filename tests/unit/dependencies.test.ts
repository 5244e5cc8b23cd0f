import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

interface Locked {
  version: string;
  license?: string;
  dev?: boolean;
  integrity?: string;
  hasInstallScript?: boolean;
  link?: boolean;
}

const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {packages: Record<string, Locked>};
const {'': own, ...locked} = packages;
/** Others' packages: not the workspaces, which are ours. */
const entries = Object.entries(locked)
  .filter(([path, {link}]) => path.includes('node_modules/') && !link)
  .map(([path, entry]) => ({name: path.replace(/^.*node_modules\//, ''), ...entry}));

/** What may be built from or tested with: permissive ones, and those whose terms end at the file (MPL) or are for data (CC-BY) or fonts (OFL: what is drawn with them is free). */
const ALLOWED = [
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'CC-BY-4.0',
  'Unlicense',
  'Python-2.0',
  'MPL-2.0',
  'OFL-1.1',
  'WTFPL',
  'Zlib',
];

/** The library below sharp, under LGPL-3.0: it only runs while building, as files of its own, and is not published. */
const IMAGE_LIBRARY = /^@img\/sharp-(?:libvips|wasm32|win32)/;

/** Packages whose package.json names no license: it stands in a file of theirs, and is MIT. */
const IN_A_FILE = ['eval', 'format', 'khroma', 'require-like'];

/** Their install scripts are not needed: the native parts of the first two come as packages of their own, the last one's asks for donations. */
const INSTALL_SCRIPTS = ['@swc/core', 'core-js', 'esbuild'];

/** Each side of an `OR` may be chosen; each side of an `AND` binds. */
const isAllowed = (license: string): boolean => {
  const bare = license.replace(/[()]/g, '');
  return bare.includes(' OR ') ? bare.split(' OR ').some(isAllowed) : bare.split(' AND ').every((one) => ALLOWED.includes(one));
};

describe('the packages of the lock file', () => {
  it('are there, each with the digest of its content', () => {
    expect(entries.length).toBeGreaterThan(1000);
    expect(own).toBeDefined();
    expect(entries.filter(({integrity}) => !integrity?.startsWith('sha512-')).map(({name}) => name)).toEqual([]);
  });

  it('may be used: each has a license that allows it', () => {
    const others = entries.filter(
      ({name, license}) =>
        !(license ? isAllowed(IMAGE_LIBRARY.test(name) ? license.replace('LGPL-3.0-or-later', 'MIT') : license) : IN_A_FILE.includes(name)),
    );
    expect(others.map(({name, license}) => `${name} ${license}`)).toEqual([]);
  });

  it('need no install script', () => {
    expect(
      [...new Set(entries.filter(({hasInstallScript}) => hasInstallScript).map(({name}) => name))].filter(
        (name) => !INSTALL_SCRIPTS.includes(name),
      ),
    ).toEqual([]);
  });

  it.each(['GPL-3.0', 'AGPL-3.0-only', 'MIT AND GPL-2.0', 'SEE LICENSE IN x', 'UNLICENSED'])('would be refused under %s', (license) =>
    expect(isAllowed(license)).toBe(false),
  );
  it.each(['(MIT OR GPL-3.0)', 'Apache-2.0 AND MIT'])('would be allowed under %s', (license) => expect(isAllowed(license)).toBe(true));
});

interface Package {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides: Record<string, string>;
}

const TABLES = {
  dependencies: '### 构建与浏览器',
  devDependencies: '### 检查与测试',
  overrides: '### 强制的版本',
} as const;

/** What is wrong with the tables of CONTRIBUTING.md, as `package: fault`. */
function tableFaults(guide: string, own: Package): string[] {
  return (Object.keys(TABLES) as (keyof typeof TABLES)[]).flatMap((kind) => {
    const section = guide.split(TABLES[kind])[1]?.split(/^#/m)[0] ?? '';
    const rows = [...section.matchAll(/^\| (`[^|]+`) \|(.+)\|$/gm)].map(([, names = '', reasons = '']) => ({names, reasons}));
    const reasonsOf = new Map(
      rows.flatMap(({names, reasons}) => [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => [name, reasons])),
    );
    const undeclared = [...reasonsOf.keys()].filter((name) => !(name in own[kind])).map((name) => `${name}: 表里有，${kind} 里没有`);
    const faults = Object.entries(own[kind]).flatMap(([name, version]) => {
      const reasons = reasonsOf.get(name);
      const pinned = kind === 'overrides' ? undefined : /^(?:npm:.+@)?(\d+\.\d+\.\d.*)$/.exec(version)?.[1];
      if (reasons === undefined) {
        return [`${name}: ${kind} 里有，表里没有`];
      }
      return pinned && !reasons.includes(pinned) ? [`${name}: 写死在 ${pinned}，表里没有说为什么`] : [];
    });
    return [...undeclared, ...faults];
  });
}

describe('the tables of dependencies in CONTRIBUTING.md', () => {
  const guide = readFileSync('CONTRIBUTING.md', 'utf8');
  const current = JSON.parse(readFileSync('package.json', 'utf8')) as Package;

  it('have each package, on its side, and why a version is pinned', () => {
    expect(Object.keys(current.dependencies).length).toBeGreaterThan(40);
    expect(tableFaults(guide, current)).toEqual([]);
  });

  it('are refused without a row, with a row too many, on the wrong side, without the pinned version', () => {
    const {acorn, ...dependencies} = current.dependencies;
    const changed = {
      ...current,
      dependencies: {...dependencies, sharp: '0.35.6', extra: '^1.0.0'},
      devDependencies: {...current.devDependencies, acorn: acorn!},
    };
    expect(tableFaults(guide, changed).sort()).toEqual([
      'acorn: devDependencies 里有，表里没有',
      'acorn: 表里有，dependencies 里没有',
      'extra: dependencies 里有，表里没有',
      'sharp: 写死在 0.35.6，表里没有说为什么',
    ]);
  });
});
