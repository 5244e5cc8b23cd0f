import path from 'node:path';
import {bundlerPlugin} from '../../../shared/build/bundler';
import {mdxFault} from './mdxFault';
import {missingModule} from './missingModule';

const FAILED = /MDX compilation failed for file "?([^"\n]+?)"?\nCause: ([^]*?)\nDetails:\n([^]*)/;
/** What this project's own transforms say has file and line, and is in Chinese. */
const OURS = /^[^:\n]+\.mdx?:\d+ /;
const COLOURS = /\x1b\[[\d;]*m/g;
/** What the bundler draws around the lines of an error. */
const FRAME = /^[ \t]*(?:[│╰─▶×][ \t]*)*(?:Error: )?/gm;

/** What the bundler says of a page that cannot be compiled, as one line `file:line what → how to mend it`; undefined for other errors. */
export function compileFault(error: string): string | undefined {
  const [, file, cause = '', details = ''] = FAILED.exec(error.replace(COLOURS, '').replace(FRAME, '')) ?? [];
  if (file === undefined) {
    return undefined;
  }
  if (OURS.test(cause)) {
    return cause;
  }
  const line = /"line": (\d+)/.exec(details)?.[1] ?? '1';
  const {message, fix} = mdxFault(cause);
  return `${path.relative('', file)}:${line} ${message} → ${fix}`;
}

/**
 * Says of every page that cannot be compiled, and of every import that leads nowhere, where and why, before Docusaurus, which
 * listens too, ends the process with the bundler's own words. Where those would say the same once more, in English and at length,
 * it is ended here.
 */
export const tellCompileErrors = bundlerPlugin(({hooks}) =>
  hooks.done.tap({name: 'tellCompileErrors', stage: -1}, (stats) => {
    const {errors = []} = stats.toJson({all: false, errors: true});
    const told = errors.map(({message, moduleIdentifier}) => compileFault(message) ?? missingModule(message, moduleIdentifier));
    const faults = new Set(told.flatMap((lines) => lines?.split('\n') ?? []));
    if (faults.size > 0) {
      console.error(`有 ${faults.size} 处编译不了：\n${[...faults].join('\n')}`);
      if (process.env.NODE_ENV === 'production' && !told.includes(undefined)) {
        process.exit(1);
      }
    }
  }),
);
