import {expect, it} from 'vitest';
import {leanTables} from './leanTables.cjs';
import {chunkNames, readNotes} from './notes.js';

const route = (path: string, more = ',\n  sidebar: "all"') => `{\n  path: '${path}',\n  component: ComponentCreator('${path}', 'abc'),\n  exact: true${more}\n}`;
const doc = (id: string, path = `/docs/${id}`) => ({id, path, sidebar: 'all'});
const generated = {
  routes: `export default [\n${[route('/docs/甲'), route('/docs/about-us'), route('/elsewhere'), route('/', '')].join(',\n')},\n];\n`,
  chunkNames: {
    '/docs/甲-abc': {__comp: 'c0', content: 'c1'},
    '/docs/about-us-abc': {__comp: 'c0', content: 'c2'},
    '/elsewhere-abc': {__comp: 'c0', content: 'c3'},
    '/-abc': {__comp: 'c4'},
  },
  globalData: {'docusaurus-plugin-content-docs': {default: {versions: [{isLast: true, path: '/docs', docs: [doc('甲'), doc('about-us'), doc('own', '/elsewhere')]}]}}},
};

/** The module's value, with its imports given. */
function run(code: string, given: Record<string, unknown>): {notes?: unknown; value: any} {
  const body = code.replace(/^import .*$/gm, '').replace('export const notes', 'const notes').replace('export default', 'const value =');
  return new Function(...Object.keys(given), `${body}\nreturn {value, ${body.includes('const notes') ? 'notes' : ''}};`)(...Object.values(given));
}

it('the three files say what they said, with one line for each note', () => {
  const modules = leanTables(generated);
  const {notes, value: names} = run(modules['routesChunkNames.json']!, {readNotes, chunkNames});
  const ComponentCreator = (path: string, hash: string) => names[`${path}-${hash}`];
  const {value: routes} = run(modules['routes.js']!, {notes, ComponentCreator});
  const {value: data} = run(modules['globalData.json']!, {notes});
  expect(modules['routesChunkNames.json']!.match(/about-us/g)).toHaveLength(1);
  expect(modules['routes.js']).not.toContain('about-us');
  expect(routes).toEqual([
    {path: '/docs/甲', component: {__comp: 'c0', content: 'c1'}, exact: true, sidebar: 'all'},
    {path: '/docs/about-us', component: {__comp: 'c0', content: 'c2'}, exact: true, sidebar: 'all'},
    {path: '/elsewhere', component: {__comp: 'c0', content: 'c3'}, exact: true, sidebar: 'all'},
    {path: '/', component: {__comp: 'c4'}, exact: true},
  ]);
  const {docs} = data['docusaurus-plugin-content-docs'].default.versions[0];
  expect(docs).toHaveLength(3);
  expect(docs).toEqual(expect.arrayContaining(generated.globalData['docusaurus-plugin-content-docs'].default.versions[0]!.docs));
});

it('a site without docs keeps what it has', () => {
  const modules = leanTables({routes: `export default [\n${route('/', '')},\n];\n`, chunkNames: {'/-abc': {__comp: 'c4'}}, globalData: {home: 1}});
  const {notes, value} = run(modules['routesChunkNames.json']!, {readNotes, chunkNames});
  expect([notes, value]).toEqual([[], {'/-abc': {__comp: 'c4'}}]);
  expect(run(modules['globalData.json']!, {notes}).value).toEqual({home: 1});
});

it.each([
  ['a second route', '/docs/甲', {'/docs/甲-abd': {__comp: 'c9'}}],
  ['other parts', '/docs/about-us', {'/docs/about-us-abc': {__comp: 'c0', content: 'c2', extra: 'c8'}}],
])('a note with %s stays where it is', (_, path, more) => {
  const names = {...generated.chunkNames, ...more};
  const modules = leanTables({...generated, chunkNames: names});
  expect(modules['routes.js']).toContain(`ComponentCreator('${path}', 'abc')`);
  expect(run(modules['routesChunkNames.json']!, {readNotes, chunkNames}).value).toMatchObject(more);
});

it('an unlisted note stays where it is', () => {
  const unlisted = {...doc('甲'), unlisted: true};
  const {value} = run(leanTables({...generated, globalData: {'docusaurus-plugin-content-docs': {default: {versions: [{isLast: true, path: '/docs', docs: [unlisted, doc('about-us')]}]}}}})['globalData.json']!, {notes: []});
  expect(value['docusaurus-plugin-content-docs'].default.versions[0].docs).toEqual([unlisted]);
});

it.each([
  ['routes', {routes: generated.routes.replaceAll('exact: true', '"exact": true')}],
  ['chunk names', {chunkNames: Object.fromEntries(Object.entries(generated.chunkNames).map(([key, names]) => [key.replace('-', '@'), names]))}],
  ['docs', {globalData: {'docusaurus-plugin-content-docs': {default: {versions: [{isLast: true, path: '/docs', docs: [{...doc('甲'), version: 'current'}]}]}}}}],
  ['global data', {globalData: {docs: {}}}],
])('%s that look otherwise than expected fail the build', (_, changed) => {
  expect(() => leanTables({...generated, ...changed})).toThrow('没有一篇笔记认得出来');
});
