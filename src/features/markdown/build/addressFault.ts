/** What is wrong with the address of a link or an image that no browser can read, such as one with a word for the port; `what → how to mend it`. */
export const addressFault = (url: string): {message: string; fix: string} | undefined =>
  URL.canParse(url, 'https://example.org')
    ? undefined
    : {message: `网址读不了：${url}`, fix: '主机名与端口写真的，例如 http://localhost:8080/；只是举例的放进行内代码'};
