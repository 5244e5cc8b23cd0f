import {besidePage} from '../../src/shared/markdown/besidePage';
import type {Fence, Program} from './types';

/** Each fence is a program of its own, except that all regions of one file are one program. */
export function eachProgram(fences: Fence[]): Program[] {
  return groupBy(fences, ({file, meta}, index) => (meta.file ? besidePage(file, meta.file) : String(index)));
}

/** As `eachProgram`, and fences of one session are one program. */
export function eachSession(fences: Fence[]): Program[] {
  return groupBy(fences, ({file, meta}, index) =>
    meta.file ? besidePage(file, meta.file) : meta.session ? `session ${meta.session}` : String(index),
  );
}

/** All fences of the page are one program. */
export function wholePage(fences: Fence[]): Program[] {
  return fences.length > 0 ? [{fences}] : [];
}

function groupBy(fences: Fence[], keyOf: (fence: Fence, index: number) => string): Program[] {
  const programs = new Map<string, Program>();
  fences.forEach((fence, index) => {
    const key = keyOf(fence, index);
    const program = programs.get(key) ?? {fences: [], source: fence.meta.file && besidePage(fence.file, fence.meta.file)};
    program.fences.push(fence);
    programs.set(key, program);
  });
  return [...programs.values()];
}
