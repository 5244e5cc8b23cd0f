import type {CheerioAPI} from 'cheerio';
import type {Problem} from '../../src/shared/checks/types';
import type {Published} from './published';

/** A page of the build. */
export type BuiltPage = {
  /** Path below the build's folder, such as `docs/intro.html`. */
  file: string;
  /** Path of its address, decoded, such as `/docs/intro`. */
  route: string;
  $: CheerioAPI;
};

export type Build = {
  root: string;
  /** Origin and base path that the build was made for. */
  origin: string;
  baseUrl: string;
  /** Paths of the documents that must be there, such as `Linux/Git速查/04 变基`. */
  documents: readonly string[];
  /** When each document was last committed, in seconds since 1970. */
  commits: ReadonlyMap<string, number>;
  /** Addresses of the last release. */
  published: Published;
  pages: BuiltPage[];
  /** Every file of the build, below its folder. */
  files: ReadonlySet<string>;
};

export type BuiltRule = {name: string; check: (build: Build) => {checked: number; problems: Problem[]}};

/** A fault of a built page; its HTML is one line, so the line says nothing. */
export const fault = (file: string, message: string, fix: string): Problem => ({file, line: 1, message, fix});
