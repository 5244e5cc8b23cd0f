import {existsSync} from 'node:fs';
import path from 'node:path';
import type {InlineCode} from 'mdast';
import type {InlineMath, Math} from 'mdast-util-math';
import {isProgram, PROGRAM_LANGUAGES, wholeProgram} from '../../src/features/code-block/wholeProgram';
import {readText} from '../../src/shared/build/readText';
import {besidePage} from '../../src/shared/markdown/besidePage';
import {nodesOf} from '../../src/shared/checks/nodes';
import {readFences} from '../check-code/readFences';
import type {Fence} from '../check-code/types';
import type {Page, Problem, Rule, Site} from '../../src/shared/checks/types';
import {namesOf, openNames} from './names';

/**
 * A listing is closed: what it calls is within reach of its reader. A part of a file is, when the file with all headers it needs is
 * there for the page to link (src/features/code-block/build/wholePrograms.ts); C that stands on the page and is no program, when the
 * programs or the sentences of the page speak of each name that it does not declare. Every other listing is a program by itself, or
 * a session: the code checker holds that.
 */
export const listings: Rule = {
  name: 'listings',
  check(site) {
    const found = site.pages.flatMap((page) => {
      const fences = readFences(page).filter(({lang}) => PROGRAM_LANGUAGES.includes(lang));
      return fences.length > 0 ? [{fences, problems: faultsOf(site, page, fences)}] : [];
    });
    return {
      checked: found.reduce((sum, {fences}) => sum + fences.length, 0),
      problems: found.flatMap(({problems}) => problems),
    };
  },
};

function faultsOf(site: Site, page: Page, fences: Fence[]): Problem[] {
  const at = path.join(site.root, page.file);
  const programs = new Map(
    fences
      .map(({meta}) => meta.file && path.join(site.root, besidePage(page.file, meta.file)))
      .filter((source): source is string => !!source && existsSync(source))
      .map((source) => [source, wholeProgram(source, at)]),
  );
  const included = new Set([...programs].flatMap(([source, {files}]) => (isProgram(source) ? files : [])));
  const known = namesOf(
    [
      ...[...programs.values()].flatMap(({files}) => files.map(readText)),
      ...fences.filter(({meta}) => meta.nocheck === undefined).map(({code}) => code),
      ...nodesOf<InlineCode | InlineMath | Math>(site, ['inlineCode', 'inlineMath', 'math'], [page]).map(({node}) => node.value),
    ].join('\n'),
  );
  return fences.flatMap((fence): Problem[] => {
    const {line, meta} = fence;
    const fault = (message: string, fix: string) => ({file: page.file, line, message, fix});
    if (!meta.file) {
      const open = isFragment(fence) ? openNames(fence.code, known) : [];
      return open.length === 0
        ? []
        : [
            fault(
              `片段里的 ${open.join('、')} 在本页没有着落`,
              '把整个程序放进旁边的文件，用 file 与 region 显示它；或在正文里说明它们是什么',
            ),
          ];
    }
    const source = path.join(site.root, besidePage(page.file, meta.file));
    const program = programs.get(source);
    // A file that is not there is the code checker's fault to tell.
    return [
      ...(program?.missing ?? []).map((name) =>
        fault(`${meta.file} 用到的 ${name} 不在它旁边，也不在 _common 里`, '放一份在旁边，或改掉它'),
      ),
      ...(program && !isProgram(source) && !included.has(source)
        ? [fault(`${meta.file} 不是程序，本页也没有用到它的程序`, '显示一个包含它的程序，哪怕只是其中一段')]
        : []),
    ];
  });
}

/** Python that is not run is a program all the same; C needs its main. */
const isFragment = ({lang, code, meta}: Fence): boolean =>
  meta.nocheck !== undefined && !lang.startsWith('py') && !/\bmain\s*\(/.test(code);
