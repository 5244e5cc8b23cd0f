import {load} from 'js-yaml';

const FRONT_MATTER = /^---\n([\s\S]*?)\n---(?:\n|$)/;
const FENCE = /^ *(`{3,}|~{3,})([^\n]*)\n([\s\S]*?)^ *\1[`~]* *$/gm;

/** A fence as an author writes it: what stands behind its first signs, and what is in it. */
export interface Fence {
  info: string;
  code: string;
}

/** The text of a Markdown file in its two parts. @throws YAMLException when its front matter is none */
export function splitFrontMatter(text: string): {frontMatter: Record<string, unknown>; body: string} {
  const yaml = FRONT_MATTER.exec(text)?.[1] ?? '';
  return {frontMatter: (load(yaml) ?? {}) as Record<string, unknown>, body: text.replace(FRONT_MATTER, '')};
}

/** The fences of a Markdown text, and the text without them: for those who count or search in many files, where a tree of each would be most of the work. */
export function splitFences(text: string): {fences: Fence[]; rest: string} {
  const fences = Array.from(text.matchAll(FENCE), ([, , info = '', code = '']) => ({info, code}));
  return {fences, rest: text.replace(FENCE, '')};
}
