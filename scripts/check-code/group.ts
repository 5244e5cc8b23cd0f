import path from 'node:path';
import type {Fence, Program} from './types';

/** Each fence is a program of its own, except that all regions of one file are one program. */
export function eachProgram(fences: Fence[]): Program[] {
  return groupBy(fences, ({file, meta}, index) => (meta.file ? sourceOf(file, meta.file) : String(index)));
}

/** As `eachProgram`, and fences of one session are one program. */
export function eachSession(fences: Fence[]): Program[] {
  return groupBy(fences, ({file, meta}, index) =>
    meta.file ? sourceOf(file, meta.file) : meta.session ? `session ${meta.session}` : String(index),
  );
}

/** All fences of the page are one program. */
export function wholePage(fences: Fence[]): Program[] {
  return fences.length > 0 ? [{fences}] : [];
}

/** The path, from the site's folder, of a file that a page names relative to itself. */
export function sourceOf(page: string, name: string): string {
  return name.startsWith('@site/') ? name.slice('@site/'.length) : path.join(path.dirname(page), name);
}

function groupBy(fences: Fence[], keyOf: (fence: Fence, index: number) => string): Program[] {
  const programs = new Map<string, Program>();
  fences.forEach((fence, index) => {
    const key = keyOf(fence, index);
    const program = programs.get(key) ?? {fences: [], source: fence.meta.file && sourceOf(fence.file, fence.meta.file)};
    program.fences.push(fence);
    programs.set(key, program);
  });
  return [...programs.values()];
}
