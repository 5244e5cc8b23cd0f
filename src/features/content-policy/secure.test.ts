import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, test} from 'vitest';
import type {Props} from '@docusaurus/types';
import {site} from '../../../config/site';
import {EMBEDDED} from '../search/config';
import {hashSource, inlineScripts} from './build/inlineScripts';
import {FOR_WORKERS, policyOf, searchHosts} from './build/policy';
import {secure} from './build/secure';
import {securePage} from './build/securePage';

test('the hash of a script is the one that browsers compute', () => {
  // The example of CSP Level 3, section 2.3.1.
  expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});

test('inline scripts are those that the browser acts on, as they stand', () => {
  const html = `<script>a<b</script><script type=module> b </script><script src=/c.js></script><script defer src="/d.js"></script>
    <script type="application/ld+json">{}</script><script type='application/json'>{}</script><SCRIPT data-x="a>b" TYPE="speculationrules">{"e":1}</SCRIPT >`;
  expect(inlineScripts(html)).toEqual(['a<b', ' b ', '{"e":1}']);
});

describe('securePage', () => {
  const page = (head: string, body = '') =>
    `<!doctype html><html><head><meta charset=UTF-8>${head}</head><body><script>pre()</script><div id=__docusaurus>${body}</div></body></html>`;

  it('writes a policy behind the charset that allows each inline script once, and no others', () => {
    const {html, scripts} = securePage(page('<title>页</title><script>a()</script><script>a()</script>'), ['https://search.example.org']);
    expect(scripts).toEqual(['a()', 'pre()'].map(hashSource));
    expect(html).toContain(
      `<meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="${policyOf(scripts, ['https://search.example.org'])}"><title>`,
    );
    expect(html).not.toMatch(/script-src[^;]*unsafe/);
  });

  it('refuses an inline script in the content, and a page without a place for the policy', () => {
    expect(() => securePage(page('', '<p>文</p><script>extra()</script>'), [])).toThrow('正文里有内联脚本“extra()”');
    expect(() =>
      securePage('<!doctype html><html><head><meta charset=utf-8></head><body><script>extra()</script></body></html>', []),
    ).toThrow('extra()');
    expect(() => securePage('<p>文</p>', [])).toThrow('没有 <meta charset>');
  });

  it('lets data stand in the content, and what a component marks as its own', () => {
    expect(securePage(page('', '<script data-inline>own()</script>'), []).scripts).toEqual(['pre()', 'own()'].map(hashSource));
    expect(securePage(page('', '<script type="application/json">{"a":1}</script>'), []).scripts).toEqual([hashSource('pre()')]);
  });
});

describe('secure', () => {
  let outDir: string;
  const run = (algolia: object = {appId: EMBEDDED, host: null}) =>
    secure({siteDir: outDir, outDir, siteConfig: {staticDirectories: ['static'], themeConfig: {algolia}}} as unknown as Props);
  const put = (name: string, text: string) => writeFileSync(path.join(outDir, name), text);
  const read = (name: string) => readFileSync(path.join(outDir, name), 'utf8');
  const page = (script: string) => `<html><head><meta charset="utf-8"><script>${script}</script></head><body></body></html>`;

  const HEADERS = '/*\n  Content-Security-Policy: {policy}; frame-ancestors none\n';

  beforeEach(() => {
    outDir = mkdtempSync(path.join(tmpdir(), 'secure-'));
    put('_headers', HEADERS);
  });
  afterEach(() => rmSync(outDir, {recursive: true}));

  it('gives each page its own policy, and the headers that of all pages', () => {
    put('a.html', page('a()'));
    put('b.html', page('b()'));
    run();
    expect(read('a.html')).toContain(hashSource('a()'));
    expect(read('a.html')).not.toContain(hashSource('b()'));
    expect(read('_headers')).toContain(policyOf([...['a()', 'b()'].map(hashSource).sort(), FOR_WORKERS], [], [], site.imageHosts));
    expect(read('_headers')).not.toContain('{');
  });

  it('lets giscus be shown in a frame only where comments are set up', () => {
    put('a.html', page('a()'));
    run();
    expect(read('a.html')).toContain("frame-src 'none'");
    put('a.html', page('a()'));
    put('_headers', HEADERS);
    secure({
      siteDir: outDir,
      outDir,
      siteConfig: {staticDirectories: [], themeConfig: {algolia: {appId: EMBEDDED, host: null}}, customFields: {comments: {}}},
    } as unknown as Props);
    expect(read('a.html')).toContain('frame-src https://giscus.app;');
  });

  it('leaves a page of HTML among the static files as its owner wrote it', () => {
    const siteDir = mkdtempSync(path.join(tmpdir(), 'static-'));
    mkdirSync(path.join(siteDir, 'static'));
    writeFileSync(path.join(siteDir, 'static/own.html'), '<p>验证</p>');
    put('a.html', page('a()'));
    put('own.html', '<p>验证</p>');
    const siteConfig = {staticDirectories: ['static'], themeConfig: {algolia: {appId: EMBEDDED, host: null}}};
    secure({siteDir, outDir, siteConfig} as unknown as Props);
    expect(read('own.html')).toBe('<p>验证</p>');
    expect(read('a.html')).toContain('Content-Security-Policy');
  });

  it('names the page that cannot be secured', () => {
    put('c.html', '<p>文</p>');
    expect(() => run()).toThrow('c.html：');
  });

  it('stops when the headers leave no room for the policy', () => {
    put('a.html', page('a()'));
    put('_headers', '/*\n  X-Frame-Options: DENY\n');
    expect(() => run()).toThrow('_headers 里没有 {policy}');
  });

  it('stops when the headers would be longer than hosts read', () => {
    Array.from({length: 40}, (_, number) => put(`${number}.html`, page(`f(${number})`)));
    expect(() => run()).toThrow(/_headers 有一行长 \d+ 个字符（最多 2000）/);
  });
});

test('scripts may ask the hosts of the search and no others', () => {
  expect(searchHosts({appId: EMBEDDED, host: null})).toEqual([]);
  expect(searchHosts({appId: 'ABC', host: {url: 'search.example.org/v', protocol: 'https', accept: 'readWrite'}})).toEqual([
    'https://search.example.org',
  ]);
  expect(searchHosts({appId: 'ABC', host: null})).toEqual([
    'https://abc-dsn.algolia.net',
    'https://abc.algolia.net',
    'https://abc-1.algolianet.com',
    'https://abc-2.algolianet.com',
    'https://abc-3.algolianet.com',
  ]);
});
