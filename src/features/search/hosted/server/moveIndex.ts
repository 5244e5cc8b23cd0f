import {Joi} from '@docusaurus/utils-validation';
import {createIndex} from './createIndex';
import {Refusal, type Index, type Indexes} from './types';
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

/**
 * Moves an index onto another name, or copies it; with a scope, only its settings or synonyms. An index of that name is replaced atomically.
 * As with the hosted service, a copy of an index that is not there is an empty one.
 */
export function moveIndex(indexes: Indexes, name: string, body: unknown): object {
  const {operation, destination, scope} = validate(schema, body);
  const source = indexes.get(name) ?? (operation === 'copy' ? createIndex([]) : undefined);
  if (!source) {
    throw new Refusal(404, `Index ${name} does not exist`);
  }
  indexes.set(destination, scope ? withParts(indexes.get(destination) ?? createIndex([]), source, scope) : source);
  if (operation === 'move') {
    indexes.delete(name);
  }
  return {};
}

function withParts({records, ...rest}: Index, {settings, synonyms}: Index, scope: string[]): Index {
  return createIndex(records, {...rest, ...(scope.includes('settings') && {settings}), ...(scope.includes('synonyms') && {synonyms})});
}
