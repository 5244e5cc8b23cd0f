import {IndexFailure} from './IndexFailure';

/** @throws IndexFailure with a message for the reader */
export async function fetchIndexFile(url: string, cache: RequestCache): Promise<string> {
  let response: Response;
  try {
    // Without a network, what an earlier visit left in the browser's cache will do.
    response = await fetch(url, {cache}).catch(() => fetch(url, {cache: 'force-cache'}));
  } catch {
    throw new IndexFailure(0, '没有取到站内搜索的索引，请检查网络连接，然后改一个字再搜。');
  }
  if (!response.ok) {
    throw new IndexFailure(
      response.status,
      `没有取到站内搜索的索引（状态 ${response.status}）：它由 npm run build 生成，开发服务器上没有；已发布的站点请重新加载页面。`,
    );
  }
  return response.text();
}
