import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {GlobalPluginData, GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import type {RouteConfig} from '@docusaurus/types';
import {loadSite} from '@docusaurus/core/lib/server/site';
import {beforeAll, describe, expect, test} from 'vitest';

const SIDEBARS = {
  tutorialSidebar: '/docs/intro',
  linuxSidebar: '/docs/category/git速查-1',
  PythonSidebar: '/docs/Python/Python基本操作',
  CUDASidebar: '/docs/CUDA/CUDA_Learning_Path',
  DataStructerSidebar: '/docs/DataStructer/Balanced_Binary_Tree',
  SchoolSidebar: '/docs/School/intro',
  SuperComputerSidebar: '/docs/SuperComputer/MCC24_Review',
  TempSidebar: '/docs/Temp/HowToEmployDocWebsite',
  TravelSidebar: '/docs/Travel/HongKong_Travel',
};

/** The sidebar of each section; sections without one stand in all articles. */
const OWN_SIDEBAR: Record<string, keyof typeof SIDEBARS> = {
  Linux: 'linuxSidebar',
  Python: 'PythonSidebar',
  CUDA: 'CUDASidebar',
  DataStructer: 'DataStructerSidebar',
  School: 'SchoolSidebar',
  SuperComputer: 'SuperComputerSidebar',
  Temp: 'TempSidebar',
  Travel: 'TravelSidebar',
};

type DocsData = GlobalPluginData & {breadcrumbs: boolean};

const flatten = (routes: RouteConfig[]): RouteConfig[] => routes.flatMap((route) => [route, ...flatten(route.routes ?? [])]);

/** What the real site hands to its pages, before any bundling. */
describe('the data of the site', () => {
  let version: GlobalVersion;
  let breadcrumbs: boolean;
  let routes: RouteConfig[];

  beforeAll(async () => {
    const siteDir = path.join(__dirname, '../..');
    const {props} = await loadSite({siteDir});
    const globalData = JSON.parse(readFileSync(path.join(siteDir, '.docusaurus/globalData.json'), 'utf8')) as Record<
      string,
      {default: DocsData}
    >;
    const docs = globalData['docusaurus-plugin-content-docs']!.default;
    [version] = docs.versions as [GlobalVersion];
    breadcrumbs = docs.breadcrumbs;
    routes = flatten(props.routes);
    expect(docs.versions).toHaveLength(1);
  }, 120_000);

  // Conformance: 3-3
  test('spec 3 Docs version: current, labelled Next, the last one, at /docs, with intro as main doc and no drafts', () => {
    expect(version).toMatchObject({name: 'current', label: 'Next', isLast: true, path: '/docs', mainDocId: 'intro', draftIds: []});
    expect(breadcrumbs).toBe(true);
  });

  // Conformance: 2.3-4, 2.3-5, 3-2
  test('spec 3 Sidebars: the nine, each with its start page', () => {
    expect(Object.fromEntries(Object.entries(version.sidebars!).map(([name, {link}]) => [name, link?.path]))).toEqual(SIDEBARS);
  });

  // Conformance: 2.3-1, 3-1, T23, T26
  test('spec 3 Doc page: id, path and the sidebar of its section', () => {
    const docs = version.docs.filter(({id}) => !id.startsWith('/category/'));
    expect(docs.length).toBeGreaterThan(30);
    for (const {id, path: permalink, sidebar} of docs) {
      expect(permalink).toBe(`/docs/${id}`);
      expect([id, sidebar]).toEqual([id, OWN_SIDEBAR[id.split('/')[0]!] ?? 'tutorialSidebar']);
    }
  });

  // Conformance: 2.3-3, A1, T22
  test('spec 2.3 Twenty category pages: sixteen labels, four of them twice', () => {
    const categories = version.docs.filter(({id}) => id.startsWith('/category/')).map(({path: permalink}) => permalink);
    expect(categories).toHaveLength(20);
    expect(categories.filter((permalink) => permalink.endsWith('-1')).sort()).toEqual(
      ['docker知识', 'git速查', 'python技巧', 'wsl知识'].map((slug) => `/docs/category/${slug}-1`),
    );
  });

  // Conformance: 2.3-1
  test('spec 2.3 Document routes are exact leaves without parameters', () => {
    const leaves = routes.filter(({path: permalink}) => version.docs.some((doc) => doc.path === permalink));
    expect(leaves).toHaveLength(version.docs.length);
    expect(leaves.filter(({exact, path: permalink, routes: children}) => !exact || children || /[:*]/.test(permalink))).toEqual([]);
  });

  // Conformance: 3-10
  test('spec 3 Content: the blog has metadata for its list, tags, archive and authors', () => {
    const paths = routes.map(({path: permalink}) => permalink);
    expect(paths).toEqual(
      expect.arrayContaining(['/blog', '/blog/archive', '/blog/authors', '/blog/tags', '/blog/tags/docusaurus', '/blog/tags/hello']),
    );
    expect(paths.filter((permalink) => /^\/(docs\/tags|blog\/authors\/)/.test(permalink))).toEqual([]);
  });
});
