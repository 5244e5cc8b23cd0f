import {createHash} from 'node:crypto';
import {textElements} from '../../../shared/html/startTags';

const ACTED_ON = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/** The texts of a page's inline scripts that the browser would act on; `unmarked` for those without the attribute `data-inline`, by which a component of ours says that it means it. */
export function inlineScripts(html: string, unmarked = false): string[] {
  return textElements(html, 'script')
    .filter(({tag}) => tag.attribute('src') === undefined && isActedOn(tag.attribute('type') ?? ''))
    .filter(({tag}) => !(unmarked && tag.attribute('data-inline') !== undefined))
    .map(({content}) => content);
}

/** Whether the browser acts on scripts of this type; every other one is data, which a policy does not govern. */
export const isActedOn = (type: string): boolean => ACTED_ON.test(type.trim());

/** The source expression by which a Content-Security-Policy allows this script. */
export const hashSource = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
