import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {GISCUS} from '../../comments/config';
import type {SearchConfig} from '../../search/config';
import {globSync} from 'tinyglobby';
import {policyOf, searchHosts} from './policy';
import {securePage} from './securePage';

/** Where `static/_headers` leaves room for the policy of all pages together. */
const PLACEHOLDER = '{policy}';
/** Cloudflare Pages ignores longer lines of `_headers`. */
const MAX_LINE_LENGTH = 2000;

/**
 * Writes into every page of a build, when it has been made what it shall be, the policy that allows its own inline scripts and no others, and into `_headers` the one that allows those of all pages.
 * @param rewrite what is done to a page before: each is read and written once
 * @throws Error that names the page which cannot be secured.
 */
export function secure(
  {outDir, siteConfig}: Pick<Props, 'outDir' | 'siteConfig'>,
  connect: string[] = [],
  rewrite: (html: string, file: string) => string = (html) => html,
): void {
  const hosts = [...searchHosts(siteConfig.themeConfig.algolia as SearchConfig), ...connect];
  const frames = siteConfig.customFields?.comments ? [GISCUS] : [];
  const scripts = new Set<string>();
  for (const name of globSync('**/*.html', {cwd: outDir})) {
    const file = path.join(outDir, name);
    const page = secured(name, rewrite(readFileSync(file, 'utf8'), name), hosts, frames);
    page.scripts.forEach((script) => scripts.add(script));
    writeFileSync(file, page.html);
  }
  writeHeaders(path.join(outDir, '_headers'), policyOf([...scripts].sort(), hosts, frames));
}

function secured(name: string, html: string, hosts: string[], frames: string[]) {
  try {
    return securePage(html, hosts, frames);
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
