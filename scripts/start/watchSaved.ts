import {existsSync, watch} from 'node:fs';
import path from 'node:path';
import type {Problem} from '../../src/shared/checks/types';
import {areProgramsRun} from '../check/programs';
import {canRun, checkPrograms, programsOf} from './programs';
import {SavedChecks} from './SavedChecks';

/** What belongs to pages, and the lists that the rules read. */
const FOLDERS = ['docs', 'blog', 'src/pages', 'src/features/glossary', 'src/features/tags', 'config'];
/** An editor writes a file in several steps. */
const SETTLED_MS = 100;

/**
 * Checks what is saved, and tells what is wrong with it, after each save.
 * @returns ends the watching
 */
export function watchSaved(root: string, tell: (problems: Problem[]) => void): () => void {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  // Before all pages are read, which takes seconds: what is saved meanwhile is looked at next.
  const watchers = FOLDERS.filter((folder) => existsSync(path.join(root, folder))).map((folder) =>
    watch(path.join(root, folder), {recursive: true}, (_, name) => {
      changed.add(path.posix.join(folder, String(name).split(path.sep).join('/')));
      clearTimeout(timer);
      timer = setTimeout(look, SETTLED_MS);
    }),
  );
  const checks = new SavedChecks(root);
  const programs = new Map<string, string>();
  const wrongPrograms = new Map<string, Problem[]>();

  return () => {
    clearTimeout(timer);
    watchers.forEach((watcher) => watcher.close());
  };

  function look(): void {
    const files = [...changed];
    changed.clear();
    files.forEach((file) => noteProgramsOf(file));
    tellAll(checks.after(files));
    files.forEach((file) => runChanged(file));
  }

  function tellAll(problems: Problem[]): void {
    tell([...problems, ...[...wrongPrograms.values()].flat()]);
  }

  /** As they were when the author began. */
  function noteProgramsOf(file: string): void {
    const page = checks.page(file);
    if (page && !programs.has(file)) {
      programs.set(file, programsOf(page));
    }
  }

  function runChanged(file: string): void {
    const page = checks.page(file);
    const now = page && programsOf(page);
    if (page === undefined || now === undefined || now === programs.get(file)) {
      return;
    }
    programs.set(file, now);
    if (areProgramsRun(file) && canRun(page)) {
      void checkPrograms(file).then((wrong) => {
        wrongPrograms.set(file, wrong);
        tellAll(checks.after([]));
      });
    }
  }
}
