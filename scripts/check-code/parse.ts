import {loadAll} from 'js-yaml';
import {setFormula} from '../../src/features/math/build/formula';
import {checkDockerfile} from './dockerfile';
import {placeOf} from './faults';
import {eachProgram} from './group';
import {parseMermaid} from './mermaid';
import type {Checker, Fence} from './types';

/** A checker for languages that have a parser in Node: what it throws is the fault. */
function parsed(name: string, languages: string[], parse: (code: string) => unknown): Checker {
  return {
    name,
    languages,
    group: eachProgram,
    tools: () => [],
    runs: false,
    async check({fences}) {
      const fence = fences[0]!;
      try {
        await parse(fence.code);
        return {faults: [], runs: []};
      } catch (error) {
        return {
          faults: [{...placeIn(fence, error), message: `不是合法的 ${name}`, fix: '改正这里的语法', words: (error as Error).message}],
          runs: [],
        };
      }
    },
  };
}

/** js-yaml counts lines from 0; the others name one, if at all, in their words. */
function placeIn(fence: Fence, error: unknown) {
  const {mark, message} = error as {mark?: {line: number}; message: string};
  const line = mark ? mark.line + 1 : Number(/\bline (\d+)/.exec(message)?.[1] ?? 0);
  return placeOf([fence], line);
}

export const json = parsed('json', ['json'], JSON.parse);
export const yaml = parsed('yaml', ['yaml', 'yml'], (code) => loadAll(code));
export const dockerfile = parsed('dockerfile', ['dockerfile', 'docker'], checkDockerfile);
/** What stands between the dollar signs of a formula, by the rules of the build. */
export const latex = parsed('latex', ['latex'], (code) => setFormula(code, true));
export const mermaid = parsed('mermaid', ['mermaid'], parseMermaid);
