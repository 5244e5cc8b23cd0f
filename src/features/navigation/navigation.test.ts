import {afterEach, describe, expect, test, vi} from 'vitest';
import type {LoadContext} from '@docusaurus/types';
import {ignoreUnknownTheme} from '../colour-mode/ignoreUnknownTheme';
import {showNewAnnouncement} from '../announcement/showNewAnnouncement';

const context = {siteConfig: {themeConfig: {}}} as unknown as LoadContext;

/** The merged configuration that the plugin asks for, with the site at this address. */
async function configure(url: string, config: object) {
  vi.resetModules();
  vi.stubEnv('SITE_URL', url);
  const {default: clientPlugin} = await import('.');
  return clientPlugin(context).configureWebpack!(config, false, {} as never, undefined) as {
    resolve: {alias: Record<string, string>};
    experiments?: {cache: {version: string}};
  };
}

afterEach(() => vi.unstubAllEnvs());

describe('the persistent cache', () => {
  const config = {experiments: {cache: {version: 'v1'}}};

  // Conformance: T13
  test('is keyed by the aliases and the address of the site, besides its own key', async () => {
    const here = await configure('https://a.example.org', config);
    const there = await configure('https://b.example.org', config);
    expect(here.experiments!.cache.version).toContain('v1');
    expect(here.experiments!.cache.version).toContain(here.resolve.alias['@docusaurus/ComponentCreator']);
    expect(here.experiments!.cache.version).not.toBe(there.experiments!.cache.version);
  });

  test('stays off where it is off', async () => {
    expect((await configure('https://a.example.org', {})).experiments).toBeUndefined();
  });
});

describe('ignoreUnknownTheme', () => {
  const run = (theme: string, options?: Parameters<typeof ignoreUnknownTheme>[0], dark = false) => {
    const dataset = {theme, themeChoice: theme};
    new Function('document', 'matchMedia', ignoreUnknownTheme(options))({documentElement: {dataset}}, () => ({matches: dark}));
    return dataset;
  };

  test('leaves light and dark', () => {
    expect(run('dark')).toEqual({theme: 'dark', themeChoice: 'dark'});
    expect(run('light', {defaultMode: 'dark'})).toEqual({theme: 'light', themeChoice: 'light'});
  });

  test('puts the default in place of any other word', () => {
    expect(run('purple')).toEqual({theme: 'light', themeChoice: 'light'});
    expect(run('purple', {defaultMode: 'dark'})).toEqual({theme: 'dark', themeChoice: 'dark'});
  });

  test('puts the system in its place where the system is followed', () => {
    expect(run('purple', {respectPrefersColorScheme: true}, true)).toEqual({theme: 'dark', themeChoice: 'system'});
    expect(run('purple', {respectPrefersColorScheme: true}, false)).toEqual({theme: 'light', themeChoice: 'system'});
  });
});

test.each([
  ['announcement-bar', 'announcement-bar', 'true'],
  ['announcement-bar', 'annoucement-bar', 'true'],
  ['announcement-bar', 'an-older-one', 'false'],
  ['announcement-bar', null, 'false'],
  ['spring', 'annoucement-bar', 'false'],
  ['spring', 'spring', 'true'],
])('of an announcement %j, where %j was seen and dismissed, it is said that it is dismissed: %s', (id, seen, dismissed) => {
  const dataset = {announcementBarInitiallyDismissed: 'true'};
  new Function('document', 'localStorage', showNewAnnouncement(id))({documentElement: {dataset}}, {getItem: () => seen});
  expect(dataset.announcementBarInitiallyDismissed).toBe(dismissed);
});
