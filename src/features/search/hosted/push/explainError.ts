import type {Credentials} from './readCredentials';

/** Explains a failed push to the owner: what went wrong and what to do. Errors of the search client are recognised by name and status. */
export function explainError(error: unknown, {appId, indexName, host}: Credentials): string {
  const {name, status, message} = error as Partial<Error & {status: number}>;
  if (name === 'RetryError') {
    return `连不上搜索服务：检查网络，以及 ${host ? `ALGOLIA_HOST（现在指向 ${host.url}）` : `ALGOLIA_APP_ID（现在是 ${appId}）`}是否写对。`;
  }
  if (name === 'DeserializationError') {
    return '服务的回答不是 JSON：中间有代理改写了它，或者 ALGOLIA_HOST 指向的不是搜索服务。';
  }
  if (status === 401 || status === 403) {
    return `服务拒绝了密钥（${status}：${message}）。ALGOLIA_ADMIN_API_KEY 要属于应用 ${appId}，有 addObject、editSettings、deleteIndex 权限，能用于 ${indexName} 与 ${indexName}_tmp_*。`;
  }
  if (status === 429) {
    return `请求太多或额度用完了（429：${message}）。过一会儿再推送，或在后台看用量。`;
  }
  return status ? `服务拒绝了请求（${status}：${message}）。` : `${message}`;
}
