import type {Problem} from '../../src/shared/checks/types';

/** A fenced block of a page. */
export type Fence = {
  /** The page, as a path from the site's folder. */
  file: string;
  /** Line of the opening fence: the code's first line is the next. */
  line: number;
  lang: string;
  code: string;
  meta: Record<string, string>;
  /** The `text title="输出"` block that directly follows. */
  output?: Output;
};

export type Output = {line: number; text: string};

/** Fences that are checked together: one program, one session, or one file with its regions. */
export type Program = {
  fences: Fence[];
  /** For `file=`: the source's path from the site's folder; it is checked whole, where it lies. */
  source?: string;
};

/** What a fence printed, and how it ended. */
export type Run = {fence: Fence; printed: string; exit: number};

/** A fault with the words of the tool that found it. */
export type Fault = Problem & {words?: string};

export type Verdict = {faults: Fault[]; runs: Run[]};

/** Where a program is checked: an empty folder of its own, and the site's folder for `source`. */
export type Place = {root: string; work: string; home: string};

export type Checker = {
  name: string;
  /** How its programs are counted, where that is not by language. */
  label?: string;
  languages: string[];
  /** How the fences of one page form programs. */
  group: (fences: Fence[]) => Program[];
  /** Names of the tools (see tools.ts) that the program needs. */
  tools: (text: string) => string[];
  /** Whether its programs are run, so that an output can follow. */
  runs: boolean;
  check: (program: Program, place: Place) => Promise<Verdict>;
};
