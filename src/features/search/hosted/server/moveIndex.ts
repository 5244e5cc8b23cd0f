import {Joi} from '@docusaurus/utils-validation';
import {createIndex} from './createIndex';
import {Refusal, type Indexes} from './types';
import {validate} from './validate';

interface Operation {
  operation: 'copy' | 'move';
  destination: string;
  scope?: string[];
}

const schema = Joi.object<Operation>({
  operation: Joi.valid('copy', 'move').required(),
  destination: Joi.string().required(),
  scope: Joi.array().items(Joi.valid('settings', 'rules', 'synonyms')),
});

/** Moves an index onto another name, or copies it; with a scope, only its settings. An index of that name is replaced atomically. */
export function moveIndex(indexes: Indexes, name: string, body: unknown): object {
  const {operation, destination, scope} = validate(schema, body);
  const source = indexes.get(name);
  if (!source) {
    throw new Refusal(404, `Index ${name} does not exist`);
  }
  indexes.set(destination, scope ? createIndex(indexes.get(destination)?.records ?? [], source.settings) : source);
  if (operation === 'move') {
    indexes.delete(name);
  }
  return {};
}
