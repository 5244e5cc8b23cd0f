import {createHash} from 'node:crypto';

const SCRIPT = /<script\b((?:"[^"]*"|'[^']*'|[^>"'])*)>([\s\S]*?)<\/script\s*>/gi;
const TYPE = /\stype=(?:"([^"]*)"|'([^']*)'|([^\s>]*))/i;
const ACTED_ON = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/** The texts of a page's inline scripts that the browser would act on; `unmarked` for those without the attribute `data-inline`, by which a component of ours says that it means it. */
export function inlineScripts(html: string, unmarked = false): string[] {
  const acted = [...html.matchAll(SCRIPT)].filter(([, attributes]) => !/\ssrc=/i.test(attributes!) && isActedOn(typeOf(attributes!)));
  return acted.filter(([, attributes]) => !(unmarked && /\sdata-inline\b/.test(attributes!))).map(([, , text]) => text!);
}

/** Whether the browser acts on scripts of this type; every other one is data, which a policy does not govern. */
export const isActedOn = (type: string): boolean => ACTED_ON.test(type.trim());

const typeOf = (attributes: string): string => {
  const match = TYPE.exec(attributes);
  return match?.[1] ?? match?.[2] ?? match?.[3] ?? '';
};

/** The source expression by which a Content-Security-Policy allows this script. */
export const hashSource = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
