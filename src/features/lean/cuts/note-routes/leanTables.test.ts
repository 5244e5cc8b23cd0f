import {expect, it} from 'vitest';
import {leanTables} from './leanTables';

const route = (path: string, more = ',\n  sidebar: "all"') =>
  `{\n  path: '${path}',\n  component: ComponentCreator('${path}', 'abc'),\n  exact: true${more}\n}`;
const doc = (id: string, path = `/docs/${id}`) => ({id, path, sidebar: 'all'});
const generated = {
  live: new Set<string>(),
  routes: `export default [\n${[route('/docs/甲'), route('/docs/about-us'), route('/elsewhere'), route('/', '')].join(',\n')},\n];\n`,
  chunkNames: {
    '/docs/甲-abc': {__comp: 'c0', content: 'c1'},
    '/docs/about-us-abc': {__comp: 'c0', content: 'c2'},
    '/elsewhere-abc': {__comp: 'c0', content: 'c3'},
    '/-abc': {__comp: 'c4'},
  },
  globalData: {
    'docusaurus-plugin-content-docs': {
      default: {versions: [{isLast: true, path: '/docs', docs: [doc('甲'), doc('about-us'), doc('own', '/elsewhere')]}]},
    },
  },
};

interface GlobalData {
  'docusaurus-plugin-content-docs': {default: {versions: {docs: unknown[]}[]}};
}

/** The module's value. */
const run = (code: string, given: Record<string, unknown> = {}): unknown =>
  new Function(...Object.keys(given), code.replace(/^import .*$/gm, '').replace('export default', 'return'))(...Object.values(given));

/** The docs of the version that the module of the global data lists. */
const docsOf = (modules: Record<string, string>): unknown[] =>
  (run(modules['globalData.json']!) as GlobalData)['docusaurus-plugin-content-docs'].default.versions[0]!.docs;

const ComponentCreator = (path: string, hash: string) => `${path}-${hash}`;

it('the three files name no note; a mark says what their routes have in common', () => {
  const modules = leanTables(generated);
  expect(Object.values(modules).join()).not.toMatch(/甲|about-us/);
  expect(run(modules['routes.js']!, {ComponentCreator})).toEqual([
    {path: 'notes', notes: {base: '/docs/', parts: {__comp: 'c0'}, version: 0}},
    {path: '/elsewhere', component: '/elsewhere-abc', exact: true, sidebar: 'all'},
    {path: '/', component: '/-abc', exact: true},
  ]);
  expect(run(modules['routesChunkNames.json']!)).toEqual({'/elsewhere-abc': {__comp: 'c0', content: 'c3'}, '/-abc': {__comp: 'c4'}});
  expect(docsOf(modules)).toEqual([doc('own', '/elsewhere')]);
});

it('a note that React draws in the browser keeps its route', () => {
  const modules = leanTables({...generated, live: new Set(['c2'])});
  expect(run(modules['routesChunkNames.json']!)).toMatchObject({'/docs/about-us-abc': {__comp: 'c0', content: 'c2'}});
  expect(docsOf(modules)).toContainEqual(doc('about-us'));
  expect(Object.values(modules).join()).not.toContain('甲');
});

it('the note that the version begins with stays in the global data', () => {
  const version = generated.globalData['docusaurus-plugin-content-docs'].default.versions[0]!;
  const modules = leanTables({
    ...generated,
    globalData: {'docusaurus-plugin-content-docs': {default: {versions: [{...version, mainDocId: '甲'}]}}},
  });
  expect(docsOf(modules)).toEqual([doc('甲'), doc('own', '/elsewhere')]);
});

it('a site without docs keeps what it has', () => {
  const modules = leanTables({
    routes: `export default [\n${route('/', '')},\n];\n`,
    chunkNames: {'/-abc': {__comp: 'c4'}},
    globalData: {home: 1},
    live: new Set<string>(),
  });
  expect(run(modules['routesChunkNames.json']!)).toEqual({'/-abc': {__comp: 'c4'}});
  expect(modules['routes.js']).not.toContain('notes');
  expect(run(modules['globalData.json']!)).toEqual({home: 1});
});

it.each([
  ['a second route', '/docs/甲', {'/docs/甲-abd': {__comp: 'c9'}}],
  ['other parts', '/docs/about-us', {'/docs/about-us-abc': {__comp: 'c0', content: 'c2', extra: 'c8'}}],
])('a note with %s stays where it is', (_, path, more) => {
  const modules = leanTables({...generated, chunkNames: {...generated.chunkNames, ...more}});
  expect(modules['routes.js']).toContain(`ComponentCreator('${path}', 'abc')`);
  expect(run(modules['routesChunkNames.json']!)).toMatchObject(more);
});

it('an unlisted note stays where it is', () => {
  const unlisted = {...doc('甲'), unlisted: true};
  const modules = leanTables({
    ...generated,
    globalData: {
      'docusaurus-plugin-content-docs': {default: {versions: [{isLast: true, path: '/docs', docs: [unlisted, doc('about-us')]}]}},
    },
  });
  expect(docsOf(modules)).toEqual([unlisted]);
});

it.each([
  ['routes', {routes: generated.routes.replaceAll('exact: true', '"exact": true')}],
  [
    'chunk names',
    {chunkNames: Object.fromEntries(Object.entries(generated.chunkNames).map(([key, names]) => [key.replace('-', '@'), names]))},
  ],
  [
    'docs',
    {
      globalData: {
        'docusaurus-plugin-content-docs': {
          default: {versions: [{isLast: true, path: '/docs', docs: [{...doc('甲'), version: 'current'}]}]},
        },
      },
    },
  ],
  ['global data', {globalData: {docs: {}}}],
])('%s that look otherwise than expected fail the build', (_, changed) => {
  expect(() => leanTables({...generated, ...changed})).toThrow('没有一篇笔记认得出来');
});
