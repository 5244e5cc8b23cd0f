import {hashSource, isActedOn} from '../../plugins/after-build/inlineScripts';
import {type BuiltPage, type BuiltRule, fault} from './types';
import type {Problem} from '../check/types';

const POLICY = 'meta[http-equiv="Content-Security-Policy"]';
const STRICT = [`object-src 'none'`, `base-uri 'self'`, `form-action 'self'`];

/** Every page carries a policy that lets its own inline scripts run and no others; nothing on it asks for more. */
export const security: BuiltRule = {
  name: 'security',
  check({pages}) {
    return {checked: pages.length, problems: pages.flatMap(faultsOf)};
  },
};

function faultsOf({file, $}: BuiltPage): Problem[] {
  const policies = $(POLICY);
  const policy = policies.attr('content') ?? '';
  const scriptSources = /(?:^|; )script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
  const lax = scriptSources.filter((source) => /'unsafe-|\*|^https?:$|^data:|^blob:/.test(source));
  const inline = $('script:not([src])').toArray().filter((script) => isActedOn($(script).attr('type') ?? ''));
  const refused = inline.map((script) => $(script).html() ?? '').filter((script) => !scriptSources.includes(hashSource(script)));
  const handlers = $('*').toArray().flatMap((element) => Object.keys(element.type === 'tag' ? element.attribs : {}).filter((name) => /^on[a-z]/.test(name)));
  const wanted: [right: boolean, message: string, fix: string][] = [
    [policies.length === 1, `有 ${policies.length} 条安全策略`, '每页恰有一条：看 plugins/after-build'],
    [scriptSources.includes(`'self'`) && lax.length === 0, `脚本的来源太宽：${lax.join(' ') || '没有 script-src'}`, `只许 'self' 与摘要`],
    [STRICT.every((directive) => policy.includes(directive)), '策略缺少 object-src、base-uri 或 form-action', '看 plugins/after-build/policy.ts'],
    [refused.length === 0, `内联脚本不在策略里：${refused[0]?.trim().slice(0, 60)}`, '改 HTML 的步骤要排在 secure 之前（plugins/after-build/index.ts）'],
    [handlers.length === 0, `写了内联的事件处理：${handlers[0]}`, '在脚本里 addEventListener'],
    [!$('[href], [src]').toArray().some((element) => /^\s*javascript:/i.test($(element).attr('href') ?? $(element).attr('src')!)), '有 javascript: 的链接', '换成按钮，在脚本里 addEventListener'],
  ];
  return wanted.filter(([right]) => !right).map(([, message, fix]) => fault(file, message, fix));
}
