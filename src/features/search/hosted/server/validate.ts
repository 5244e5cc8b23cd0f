import type {Joi} from '@docusaurus/utils-validation';
import {Refusal} from './types';

/**
 * The body of a call, as its schema describes it.
 * @throws Refusal with status 400 that names the field at fault.
 */
export function validate<T>(schema: Joi.Schema<T>, body: unknown): T {
  const {error, value} = schema.required().validate(body, {convert: false});
  if (error) {
    throw new Refusal(400, error.message);
  }
  return value as T;
}
