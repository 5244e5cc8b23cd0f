import {maskCode} from './maskCode';
import {launches} from './simulatedLaunch';
import {sharedDeclarations} from './simulatedShared';

/** A piece of text to be put in place of another. */
export type Edit = {from: number; to: number; text: string};

/**
 * CUDA C++ as C++ for the simulator's headers: launches, shared memory, and kernels handed over as `void*`.
 * Every line stays where it is, so that compilers and sanitizers name the page's lines.
 */
export function simulatedSource(source: string, name: string): string {
  const code = maskCode(source);
  const edits = [...launches(code), ...sharedDeclarations(code), ...kernelAddresses(code), ...noinline(code)];
  return `#line 1 "${name}"\n${apply(source, edits)}`;
}

/** `(void*)kernel` loses how the kernel is called; the handle keeps it. */
function kernelAddresses(code: string): Edit[] {
  const kernels = [...code.matchAll(/__global__[^;{]*?\b(\w+)\s*\(/g)]
    .map((match) => match[1]!)
    .filter((kernel) => kernel !== '__launch_bounds__');
  if (kernels.length === 0) {
    return [];
  }
  const name = `((?:\\w+::)*(?:${kernels.join('|')})\\b(?:\\s*<[^<>;]*>)?)`;
  const pointer = '(?:const\\s+)?void\\s*(?:const\\s*)?\\*';
  const casts = new RegExp(
    `\\(\\s*${pointer}\\s*\\)\\s*&?\\s*${name}|(?:reinterpret_cast|static_cast)\\s*<\\s*${pointer}\\s*>\\s*\\(\\s*&?\\s*${name}\\s*\\)`,
    'gd',
  );
  return [...code.matchAll(casts)].map((match) => {
    const kernel = match[1] ?? match[2]!;
    return {from: match.index, to: match.index + match[0].length, text: `::simt::handle(${kernel})`};
  });
}

/** As a macro it would break the standard library's own `__attribute__((__noinline__))`. */
function noinline(code: string): Edit[] {
  return [...code.matchAll(/\b__noinline__\b/g)].map(({index, 0: word}) => ({
    from: index,
    to: index + word.length,
    text: '__attribute__((noinline))',
  }));
}

function apply(source: string, edits: Edit[]): string {
  let text = source;
  for (const {from, to, text: instead} of [...edits].sort((a, b) => b.from - a.from || b.to - a.to)) {
    const lost = text.slice(from, to).split('\n').length - instead.split('\n').length;
    text = text.slice(0, from) + instead + '\n'.repeat(Math.max(0, lost)) + text.slice(to);
  }
  return text;
}
