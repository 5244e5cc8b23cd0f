import type {LiteClient, SearchResponse} from 'algoliasearch/lite';

/** Calls `report` with a sentence about the result of each search of a client. */
export function reportAnswers(client: LiteClient, report: (text: string) => void): LiteClient {
  const search = client.search.bind(client);
  client.search = async (params, options) => {
    try {
      const response = await search(params, options);
      const [{nbHits = 0, isNearest}] = response.results as [SearchResponse & {isNearest?: boolean}];
      report(nbHits === 0 ? '没有结果' : isNearest ? `没有全部匹配，最接近的有 ${nbHits} 条` : `找到 ${nbHits} 条结果`);
      return response as never;
    } catch (error) {
      report('无法获取结果');
      throw error;
    }
  };
  return client;
}
