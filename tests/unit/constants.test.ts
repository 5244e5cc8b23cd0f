import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, test} from 'vitest';
import config from '../../docusaurus.config';

const load = createRequire(__filename);
const source = (module: string) => readFileSync(load.resolve(module), 'utf8');

// Conformance: 9-14
test('spec 9 Progress bar: minimum 0.08, speed 200 ms, trickle rate 0.02 every 800 ms', () => {
  const {minimum, speed, trickleRate, trickleSpeed} = (load('nprogress') as {settings: object}).settings as Record<string, number>;
  expect({minimum, speed, trickleRate, trickleSpeed}).toEqual({minimum: 0.08, speed: 200, trickleRate: 0.02, trickleSpeed: 800});
  expect(source('@docusaurus/theme-classic/lib/nprogress.js')).toMatch(/showSpinner: false[\s\S]*delay = 200/);
});

// Conformance: 9-19
test('spec 9 Path-matching cache: 10000 entries', () => {
  expect(readFileSync('node_modules/react-router/esm/react-router.js', 'utf8').match(/cacheLimit\S* = 10000;/g)).toHaveLength(2);
});

// Conformance: 7-8
test('spec 7 Item-viewed events wait for 400 ms and are sent 20 at most', () => {
  const bundle = readFileSync('node_modules/@docsearch/react/dist/esm/index.js', 'utf8');
  expect(bundle).toMatch(/eventName:"Items Viewed"[^;]{0,80}\),400\)/);
  expect(bundle).toMatch(/arguments\[1\]:20,.{0,60}objectIDs\.length/);
});

// Conformance: 1-1
test('spec 1 Site configuration: title, tagline, favicon, url, base path, search settings', () => {
  expect(config).toMatchObject({
    title: '并行笔记',
    tagline: '勤以致知，律以修身，恒以行远。',
    favicon: 'img/favicon.svg',
    url: expect.stringMatching(/^https:\/\/[^/]+$/),
    baseUrl: '/',
    i18n: {
      defaultLocale: 'zh-Hans',
      locales: ['zh-Hans'],
      localeConfigs: {'zh-Hans': {label: '简体中文', htmlLang: 'zh-Hans', direction: 'ltr', calendar: 'gregory'}},
    },
    themeConfig: {
      algolia: {appId: expect.any(String), indexName: expect.any(String), contextualSearch: false, searchPagePath: 'search'},
      colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
      tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
      footer: {copyright: expect.stringContaining('2025')},
    },
  });
  expect((config.themeConfig as {announcementBar?: object}).announcementBar).toBeUndefined();
});

// Conformance: 5-7, T15, T16
test('spec 5 Build rules: broken links and images fail, broken Markdown links, anchors and duplicate routes warn', () => {
  expect(config).toMatchObject({
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'warn',
    onDuplicateRoutes: 'warn',
    markdown: {hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'}},
  });
  expect(config.onBrokenMarkdownLinks).toBeUndefined();
});
