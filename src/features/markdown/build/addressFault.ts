/** What is wrong with the address of a link or an image that no browser can read, such as one with a word for the port; `what → how to mend it`. */
export const addressFault = (url: string): {message: string; fix: string} | undefined =>
  URL.canParse(url, 'https://example.org')
    ? undefined
    : {message: `网址读不了：${url}`, fix: '主机名与端口写真的，例如 http://localhost:8080/；只是举例的放进行内代码'};

/** An address on another host, or of another kind than pages have. */
const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/**
 * An address of this site in which each percent sign begins a code that stands for a character; one that does not is a percent
 * sign itself. Docusaurus decodes each address of the site, and stops in English at `/50%-off`.
 */
export const decodable = (url: string): string =>
  ELSEWHERE.test(url)
    ? url
    : url.replace(/(?:%[\da-f]{2})+|%/gi, (codes) => {
        try {
          decodeURIComponent(codes);
          return codes;
        } catch {
          return codes.replaceAll('%', '%25');
        }
      });
