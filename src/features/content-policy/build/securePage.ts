import {hashSource, inlineScripts} from './inlineScripts';
import {policyOf} from './policy';

const CHARSET = /<meta charset=[^>]*>/i;
/** What stands behind it was made of the content: by Docusaurus, or by a step of ours that writes whole pages. */
const CONTENT = [/<div id="?__docusaurus"?/, /<\/head>/i];

export interface SecuredPage {
  html: string;
  /** Source expressions of its inline scripts. */
  scripts: string[];
}

/**
 * The page with its Content-Security-Policy as a `<meta>`: it comes with the page, whatever the host can say in headers and however old a cached copy is.
 * @param connect other hosts that its scripts may ask
 * @param frames other hosts that it may show in a frame
 * @throws Error when an inline script stands in the content that no component marked as its own, or the page has no place for the policy.
 */
export function securePage(html: string, connect: string[], frames: string[] = []): SecuredPage {
  const start = CONTENT.map((mark) => html.search(mark)).find((at) => at >= 0) ?? -1;
  const [stray] = start < 0 ? [] : inlineScripts(html.slice(start), true);
  if (stray) {
    throw new Error(
      `正文里有内联脚本“${stray.trim().slice(0, 60)}”，安全策略不许它运行：写成 src/client/ 里的模块，或由插件的 injectHtmlTags 放进 headTags 或 preBodyTags`,
    );
  }
  const charset = CHARSET.exec(html);
  if (!charset || start < 0) {
    throw new Error('页面没有 <meta charset> 或 <head>，安全策略没有地方写');
  }
  const scripts = [...new Set(inlineScripts(html).map(hashSource))];
  const end = charset.index + charset[0].length;
  return {
    html: `${html.slice(0, end)}<meta http-equiv="Content-Security-Policy" content="${policyOf(scripts, connect, frames)}">${html.slice(end)}`,
    scripts,
  };
}
