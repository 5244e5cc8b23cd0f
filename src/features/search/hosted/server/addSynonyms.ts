import {Joi} from '@docusaurus/utils-validation';
import type {SynonymHit} from 'algoliasearch';
import {createIndex} from './createIndex';
import type {Indexes} from './types';
import {validate} from './validate';

const text = Joi.string().required();

/** The two kinds that the push sends. */
const synonym = Joi.object({
  objectID: text,
  type: Joi.valid('synonym', 'onewaysynonym').required(),
  input: Joi.when('type', {is: 'onewaysynonym', then: text, otherwise: Joi.forbidden()}),
  synonyms: Joi.array().items(text).min(1).required(),
});
const schema = Joi.array<SynonymHit[]>().items(synonym);

/** Adds synonyms to an index; one replaces that with the same id. */
export function addSynonyms(indexes: Indexes, name: string, body: unknown): object {
  const added = validate(schema, body);
  const {records, ...rest} = indexes.get(name) ?? createIndex([]);
  const byId = new Map([...rest.synonyms, ...added].map((item) => [item.objectID, item]));
  indexes.set(name, createIndex(records, {...rest, synonyms: [...byId.values()]}));
  return {};
}
