import {Joi} from '@docusaurus/utils-validation';
import type {SearchRecord} from './searcherOf';
import {createIndex} from './createIndex';
import type {Indexes} from './types';
import {validate} from './validate';

const record = Joi.object({objectID: Joi.string().required()}).unknown();
const request = Joi.object({action: Joi.valid('addObject').required(), body: record.required()});
const schema = Joi.object<{requests: {body: SearchRecord}[]}>({requests: Joi.array().items(request).required()});

/** Adds a batch of records to an index; a record replaces one with the same id. */
export function addRecords(indexes: Indexes, name: string, body: unknown): {objectIDs: string[]} {
  const added = validate(schema, body).requests.map((item) => item.body);
  const {records, ...rest} = indexes.get(name) ?? createIndex([]);
  const byId = new Map([...records, ...added].map((item) => [item.objectID, item]));
  indexes.set(name, createIndex([...byId.values()], rest));
  return {objectIDs: added.map(({objectID}) => objectID)};
}
