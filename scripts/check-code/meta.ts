import type {Program} from './types';

/** The value of a field on the first of a program's fences that has it. */
export function firstMeta({fences}: Program, name: string): string | undefined {
  return fences.find(({meta}) => meta[name] !== undefined)?.meta[name];
}

/** Options as they are written on a fence: separated by blanks. */
export function words(text: string | undefined): string[] {
  return text?.split(/\s+/).filter(Boolean) ?? [];
}
