import type {Joi} from '@docusaurus/utils-validation';
import {Refusal} from './types';

/**
 * The body of a call, as its schema describes it.
 * @throws Refusal with status 400 that names the field at fault.
 */
export function validate<T>(schema: Joi.Schema<T>, body: unknown): T {
  const result: Joi.ValidationResult<T> = schema.required().validate(body, {convert: false});
  if (result.error) {
    throw new Refusal(400, result.error.message);
  }
  return result.value;
}
