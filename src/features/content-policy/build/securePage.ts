import {findTag} from '../../../shared/html/startTags';
import {hashSource, inlineScripts} from './inlineScripts';
import {policyOf} from './policy';

/** What stands behind it was made of the content: by Docusaurus, or by a step of ours that writes whole pages. */
const contentOf = (html: string) => findTag(html, 'div', (tag) => tag.attribute('id') === '__docusaurus') ?? findTag(html, 'body');

export interface SecuredPage {
  html: string;
  /** Source expressions of its inline scripts. */
  scripts: string[];
}

/**
 * The page with its Content-Security-Policy as a `<meta>`: it comes with the page, whatever the host can say in headers and however old a cached copy is.
 * @param connect other hosts that its scripts may ask
 * @param frames other hosts that it may show in a frame
 * @param images other hosts that its pictures may come from
 * @throws Error when an inline script stands in the content that no component marked as its own, or the page has no place for the policy.
 */
export function securePage(html: string, connect: string[], frames: string[] = [], images: string[] = []): SecuredPage {
  const content = contentOf(html);
  const charset = findTag(html, 'meta', (tag) => tag.attribute('charset') !== undefined);
  if (!charset || !content) {
    throw new Error('页面没有 <meta charset> 或 <body>，安全策略没有地方写');
  }
  const [stray] = inlineScripts(html.slice(content.end), true);
  if (stray) {
    throw new Error(
      `正文里有内联脚本“${stray.trim().slice(0, 60)}”，安全策略不许它运行：写成 src/features/<功能>/client/ 里的模块，或由插件的 injectHtmlTags 放进 headTags 或 preBodyTags`,
    );
  }
  const scripts = [...new Set(inlineScripts(html).map(hashSource))];
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOf(scripts, connect, frames, images)}">`;
  return {html: `${html.slice(0, charset.end)}${policy}${html.slice(charset.end)}`, scripts};
}
