import {spawn} from 'node:child_process';
import type {Code} from 'mdast';
import {nodesOf} from '../../src/shared/checks/nodes';
import type {Page, Problem} from '../../src/shared/checks/types';

/** Commands that are half written are not run. */
const COMMANDS = new Set(['bash', 'sh', 'shell', 'makefile', 'dockerfile']);
/** What the rule `fences` says of the page already. */
const SAID_BY_FENCES = /^不认识的语言 /;
const FAULT = /^(\S.*?):(\d+) (.*) → (.*)$/;

/** The blocks of code of a page, as check:code sees them. */
export const programsOf = (page: Page): string =>
  JSON.stringify(
    nodesOf<Code>({root: '', pages: [page], unreadable: []}, ['code']).map(({node: {lang, meta, value}}) => [lang, meta, value]),
  );

/** Whether all programs of a page may be run without being asked to. */
export const canRun = (page: Page): boolean =>
  nodesOf<Code>({root: '', pages: [page], unreadable: []}, ['code']).every(({node}) => !COMMANDS.has(node.lang ?? ''));

/** Runs the programs of a page as `npm run check:code -- <file>` does, and gives what is wrong with them. Records nothing. */
export function checkPrograms(file: string): Promise<Problem[]> {
  return new Promise((resolve, reject) => {
    // In CI the record of checked pages is left as it is.
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/check-code.ts', file], {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: {...process.env, CI: '1'},
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', () => {
      const lines = output.split('\n').flatMap((text): Problem[] => {
        const [, place = '', line, message = '', fix = ''] = FAULT.exec(text) ?? [];
        return line === undefined || SAID_BY_FENCES.test(message) ? [] : [{file: place, line: Number(line), message, fix}];
      });
      resolve(lines);
    });
  });
}
