import {createRequire} from 'node:module';
import {expect, it} from 'vitest';
import pathToRegexp from './pathToRegexp';

// The one that the router itself would take.
const upstream = createRequire(createRequire(import.meta.url).resolve('react-router'))('path-to-regexp') as typeof pathToRegexp;

const PATHS = [
  '/',
  '/docs',
  '/docs/',
  '/docs/DataStructer/16 最短路径',
  '/blog/2024/6/10/HTTP&HTTPS',
  '/docs/C++',
  '/docs/a.b',
  '/docs/x!',
  '*',
  '/docs/*',
];
const ADDRESSES = [
  ...PATHS.filter((path) => !path.includes('*')),
  '',
  '/DOCS',
  '/docs//',
  '/docs/intro',
  '/docs/DataStructer/16 最短路径/',
  '/docs/aXb',
  '/other',
  '/docsX',
];

it.each(PATHS)('%s matches what upstream lets it match', (path) => {
  // A plus sign in an address is a plus sign: upstream would take it for a quantifier.
  if (path.includes('+')) {
    expect(pathToRegexp(path, []).test(path)).toBe(true);
    return;
  }
  for (const options of [{end: true}, {end: false}, {end: true, strict: true}, {end: false, strict: true}, {end: true, sensitive: true}]) {
    const [keys, upstreamKeys]: {name: number}[][] = [[], []];
    const [ours, theirs] = [pathToRegexp(path, keys!, options), upstream(path, upstreamKeys!, options)];
    expect(keys!.map(({name}) => name)).toEqual(upstreamKeys!.map(({name}) => name));
    for (const address of ADDRESSES) {
      expect([address, ours.exec(address)?.slice()]).toEqual([address, theirs.exec(address)?.slice()]);
    }
  }
});

it('an address makes itself', () => {
  expect(pathToRegexp.compile('/docs')()).toBe('/docs');
});
