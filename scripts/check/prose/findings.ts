import type {Problem, Rule, Site} from '../../../src/shared/checks/types';
import {type Block, blocksOf} from './blocks';

/** Something that prose does not hold: what it looks like, what it is called, how to mend it; with a folder, there only. */
export type Finding = {pattern: RegExp; message: string; fix: string; folder?: string};

const AROUND = 8;

/** A rule that looks for findings in all running text. Patterns need the flag g. */
export const proseRule = (name: string, findings: Finding[]): Rule => ({
  name,
  check(site: Site) {
    const blocks = blocksOf(site);
    return {checked: blocks.length, problems: blocks.flatMap((block) => faultsOf(block, findings))};
  },
});

const faultsOf = (block: Block, findings: Finding[]): Problem[] =>
  findings
    .filter(({folder}) => block.file.startsWith(folder ?? ''))
    .flatMap(({pattern, message, fix}) =>
      [...block.text.matchAll(pattern)].map((match) => ({
        file: block.file,
        line: block.lineAt(match.index),
        message: `${message}：${around(block.text, match)}`,
        fix,
      })),
    );

const around = (text: string, {0: found, index}: RegExpExecArray) =>
  text
    .slice(Math.max(0, index - AROUND), index + found.length + AROUND)
    .replaceAll('\n', ' ')
    .replace(/[\uFFFB\uFFFC]/g, '□');
