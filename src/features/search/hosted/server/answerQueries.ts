import {Joi} from '@docusaurus/utils-validation';
import {FILTER, type SearchRequest} from './searcherOf';
import {Refusal, type Indexes} from './types';
import {validate} from './validate';

/** The limits are those of the hosted service. */
const query = Joi.object({
  indexName: Joi.string().required(),
  query: Joi.string().allow('').max(512).default(''),
  page: Joi.number().integer().min(0),
  hitsPerPage: Joi.number().integer().min(1).max(1000),
  filters: Joi.string().allow('').pattern(FILTER),
}).unknown();

const schema = Joi.object<{requests: SearchRequest[]}>({requests: Joi.array().items(query).max(50).required()}).unknown();

/** Answers the queries of one call, each from the index that it names. */
export function answerQueries(indexes: Indexes, body: unknown): {results: object[]} {
  const {requests} = validate(schema, body);
  return {
    results: requests.map((request) => {
      const index = indexes.get(request.indexName);
      if (!index) {
        throw new Refusal(404, `Index ${request.indexName} does not exist`);
      }
      return index.search(request);
    }),
  };
}
