import {readFileSync} from 'node:fs';
import path from 'node:path';
import {FOR_WORKERS} from '../../src/features/content-policy/build/policy';
import {hashSource, isActedOn} from '../../src/features/content-policy/build/inlineScripts';
import {type Build, type BuiltPage, type BuiltRule, fault} from './types';
import type {Problem} from '../../src/shared/checks/types';

const POLICY = 'meta[http-equiv="Content-Security-Policy"]';
const STRICT = [`object-src 'none'`, `base-uri 'self'`, `form-action 'self'`];

const HEADERS = '_headers';

/** Every page carries a policy that lets its own inline scripts run and no others; nothing on it asks for more. The policy in the headers holds for all pages and workers, and lets no more run. */
export const security: BuiltRule = {
  name: 'security',
  check(build) {
    return {checked: build.pages.length, problems: [...build.pages.flatMap(faultsOf), ...headerFaults(build)]};
  },
};

const scriptSourcesOf = (policy: string): string[] => /(?:^|; )script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];

function headerFaults({root, files, pages}: Pick<Build, 'root' | 'files' | 'pages'>): Problem[] {
  if (!files.has(HEADERS)) {
    return [];
  }
  const policy = /^ +Content-Security-Policy: (.*)$/m.exec(readFileSync(path.join(root, HEADERS), 'utf8'))?.[1] ?? '';
  const sources = new Set(scriptSourcesOf(policy));
  const wanted = new Set([...pages.flatMap(({$}) => scriptSourcesOf($(POLICY).attr('content') ?? '')), FOR_WORKERS]);
  const isSame = sources.size === wanted.size && [...wanted].every((source) => sources.has(source));
  return isSame && policy.includes('frame-ancestors')
    ? []
    : [
        fault(
          HEADERS,
          '响应头里的策略不是各页策略合起来的那一条',
          '看 src/features/content-policy/build/secure.ts；改 HTML 的步骤要排在它之前',
        ),
      ];
}

function faultsOf({file, $}: BuiltPage): Problem[] {
  const policies = $(POLICY);
  const policy = policies.attr('content') ?? '';
  const scriptSources = scriptSourcesOf(policy);
  const lax = scriptSources.filter((source) => /'unsafe-|\*|^https?:$|^data:|^blob:/.test(source));
  const inline = $('script:not([src])')
    .toArray()
    .filter((script) => isActedOn($(script).attr('type') ?? ''));
  const refused = inline.map((script) => $(script).html() ?? '').filter((script) => !scriptSources.includes(hashSource(script)));
  const handlers = $('*')
    .toArray()
    .flatMap((element) => Object.keys(element.type === 'tag' ? element.attribs : {}).filter((name) => /^on[a-z]/.test(name)));
  const wanted: [right: boolean, message: string, fix: string][] = [
    [policies.length === 1, `有 ${policies.length} 条安全策略`, '每页恰有一条：看 src/features/content-policy'],
    [scriptSources.includes(`'self'`) && lax.length === 0, `脚本的来源太宽：${lax.join(' ') || '没有 script-src'}`, `只许 'self' 与摘要`],
    [
      STRICT.every((directive) => policy.includes(directive)),
      '策略缺少 object-src、base-uri 或 form-action',
      '看 src/features/content-policy/build/policy.ts',
    ],
    [
      refused.length === 0,
      `内联脚本不在策略里：${refused[0]?.trim().slice(0, 60)}`,
      '改 HTML 的步骤要排在 secure 之前（src/features/content-policy/index.ts）',
    ],
    [handlers.length === 0, `写了内联的事件处理：${handlers[0]}`, '在脚本里 addEventListener'],
    [
      !$('[href], [src]')
        .toArray()
        .some((element) => /^\s*javascript:/i.test($(element).attr('href') ?? $(element).attr('src')!)),
      '有 javascript: 的链接',
      '换成按钮，在脚本里 addEventListener',
    ],
  ];
  return wanted.filter(([right]) => !right).map(([, message, fix]) => fault(file, message, fix));
}
