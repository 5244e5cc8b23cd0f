import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {GISCUS} from '../../comments/config';
import type {SearchConfig} from '../../search/config';
import {sitePages} from '../../../shared/build/sitePages';
import {site} from '../../../../config/site';
import {FOR_WORKERS, policyOf, searchHosts} from './policy';
import {securePage} from './securePage';

/** Where `static/_headers` leaves room for the policy of all pages together. */
const PLACEHOLDER = '{policy}';
/** Cloudflare Pages ignores longer lines of `_headers`. */
const MAX_LINE_LENGTH = 2000;

/**
 * Writes into every page of a build, when it has been made what it shall be, the policy that allows its own inline scripts and no others, and into `_headers` the one that allows those of all pages, and what workers need.
 * @param rewrite what is done to a page before: each is read and written once
 * @throws Error that names the page which cannot be secured.
 */
export function secure(
  {siteDir, outDir, siteConfig}: Pick<Props, 'siteDir' | 'outDir' | 'siteConfig'>,
  connect: string[] = [],
  rewrite: (html: string, file: string) => string = (html) => html,
): void {
  const hosts = [...searchHosts(siteConfig.themeConfig.algolia as SearchConfig), ...connect];
  const frames = siteConfig.customFields?.comments ? [GISCUS] : [];
  const scripts = new Set<string>();
  const {imageHosts} = site;
  const refused = new Map<string, number>();
  for (const name of sitePages(siteDir, outDir, siteConfig.staticDirectories)) {
    const file = path.join(outDir, name);
    const page = secured(name, rewrite(readFileSync(file, 'utf8'), name), hosts, frames, imageHosts);
    imageHostsIn(page.html)
      .filter((host) => !imageHosts.includes(host))
      .forEach((host) => refused.set(host, (refused.get(host) ?? 0) + 1));
    page.scripts.forEach((script) => scripts.add(script));
    writeFileSync(file, page.html);
  }
  tell(refused);
  writeHeaders(path.join(outDir, '_headers'), policyOf([...[...scripts].sort(), FOR_WORKERS], hosts, frames, imageHosts));
}

/** The other hosts that pictures of a page come from. */
const imageHostsIn = (html: string): string[] =>
  [...html.matchAll(/<img\b[^>]*?\ssrc="?(https?:\/\/[^\/"'\s>]+)/g)].map(([, host = '']) => host);

function tell(refused: Map<string, number>): void {
  if (refused.size > 0) {
    const hosts = [...refused].sort((a, b) => b[1] - a[1]).map(([host, count]) => `${host}（${count} 张）`);
    console.warn(
      `[content-policy] 别的主机上的图不会显示：${hosts.join('、')} → 存进站里；或者在 config/site.ts 的 imageHosts 里写上主机，读者打开这些页时它会看到读者的地址`,
    );
  }
}

function secured(name: string, html: string, ...of: [hosts: string[], frames: string[], images: string[]]) {
  try {
    return securePage(html, ...of);
  } catch (error) {
    throw new Error(`${name}：${(error as Error).message}`);
  }
}

function writeHeaders(file: string, policy: string): void {
  if (!existsSync(file)) {
    return;
  }
  const template = readFileSync(file, 'utf8');
  if (!template.includes(PLACEHOLDER)) {
    throw new Error(`_headers 里没有 ${PLACEHOLDER}，安全策略没有地方写 → 在 static/_headers 写 Content-Security-Policy: ${PLACEHOLDER}`);
  }
  const text = template.replace(PLACEHOLDER, policy);
  const long = text.split('\n').find((line) => line.length > MAX_LINE_LENGTH);
  if (long) {
    throw new Error(`_headers 有一行长 ${long.length} 个字符（最多 ${MAX_LINE_LENGTH}）：页面里各不相同的内联脚本太多了，让它们共用同一段`);
  }
  writeFileSync(file, text);
}
