import type {LiteClient} from 'algoliasearch/lite';
import {describeHits} from '../describeHits';
import type {Answer} from './answer';

interface Refinement {
  maxResultsPerGroup: number;
  /** What the search is narrowed to now. */
  filter: () => string | undefined;
  /** Called with each answer, and without one when a search failed. */
  onAnswer: (answer: Answer | undefined) => void;
}

/** Makes a client of the modal search what the reader narrowed the search to, and describe its hits. */
export function refineSearches(client: LiteClient, {filter, onAnswer, maxResultsPerGroup}: Refinement): LiteClient {
  const search = client.search.bind(client);
  client.search = async (params, options) => {
    const filters = filter();
    const asked =
      filters && !Array.isArray(params) ? {...params, requests: params.requests.map((request) => ({...request, filters}))} : params;
    try {
      const response = await search(asked, options);
      const [answer] = response.results as [Answer];
      describeHits(answer.hits, {filter: filters, maxResultsPerGroup});
      onAnswer(answer);
      return response as never;
    } catch (error) {
      onAnswer(undefined);
      throw error;
    }
  };
  return client;
}
