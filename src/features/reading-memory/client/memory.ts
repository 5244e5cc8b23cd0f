import {DIGEST_LENGTH, digestsIn, joinDigests} from '../digest';

/** Where a reader stopped: so far into so many blocks below a heading, whatever the width of the window. */
export interface Place {
  id: string;
  heading: string;
  /** Blocks below the heading; 0 is the heading itself. */
  block: number;
  /** How much of that block is above the reading line, 0 to 1. */
  part: number;
}

/** A number that the reader guessed before a player ran, and what it came to. */
export interface Guess {
  /** When, in seconds since the epoch. */
  at: number;
  guess: number;
  truth: number;
}

/** What is remembered of one page. */
export interface PageMemory {
  title: string;
  /** When it was read last, in seconds since the epoch. */
  at: number;
  /** How much of the page had been on the screen there, in percent. */
  far: number;
  place?: Place;
  /** Ids of the sections read; empty again once the page is done. */
  read: string[];
  done?: true;
  /** Exercises answered, by id: true, or the question that the reader had no answer to. */
  answers?: Record<string, true | string>;
  guesses?: Guess[];
  /** Digests of the sections as they were read (src/features/reading-memory/digest.ts), one after the other. */
  seen?: string;
}

export interface Memory {
  v: typeof VERSION;
  /** The reader has switched the memory off: nothing is added, nothing is shown. */
  off?: true;
  /** By path below the site's base path. */
  pages: Record<string, PageMemory>;
}

export const VERSION = 1;
/** Bytes of UTF-8; the whole site's notes, all read and their exercises answered, take some 60 kB. */
export const MAX_BYTES = 100_000;

const PATH = /^\/(docs|blog)\/[^\\]{1,300}$/;
const MAX_TEXT_LENGTH = 300;
const MAX_SECTIONS = 100;
const MAX_ANSWERS = 100;
/** Of one page; those made last stay. */
const MAX_GUESSES = 20;
const MAX_COUNT = 1e6;
const SEEN = new RegExp(`^([\\w-]{${DIGEST_LENGTH}}){0,200}$`);

export const emptyMemory = (): Memory => ({v: VERSION, pages: {}});

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value.length > 0 && value.length <= MAX_TEXT_LENGTH;
const isWithin = (value: unknown, most: number): value is number => typeof value === 'number' && value >= 0 && value <= most;

function placeFrom(value: unknown): Place | undefined {
  if (!isObject(value) || !isText(value.id) || !isText(value.heading) || !isWithin(value.block, 10_000) || !isWithin(value.part, 1)) {
    return undefined;
  }
  const {id, heading, block, part} = value;
  return {id, heading, block: Math.floor(block), part};
}

function answersFrom(value: unknown): PageMemory['answers'] {
  const known = Object.entries(isObject(value) ? value : {}).filter(
    (entry): entry is [string, true | string] => isText(entry[0]) && (entry[1] === true || isText(entry[1])),
  );
  return known.length > 0 ? Object.fromEntries(known.slice(0, MAX_ANSWERS)) : undefined;
}

function guessesFrom(value: unknown): Guess[] | undefined {
  const known = (Array.isArray(value) ? (value as unknown[]) : []).filter(
    (one): one is Guess =>
      isObject(one) && isWithin(one.at, Number.MAX_SAFE_INTEGER) && isWithin(one.guess, MAX_COUNT) && isWithin(one.truth, MAX_COUNT),
  );
  return known.length > 0 ? known.slice(-MAX_GUESSES).map(({at, guess, truth}) => ({at, guess, truth})) : undefined;
}

function pageFrom(value: unknown, now: number): PageMemory | undefined {
  if (!isObject(value) || !isText(value.title) || !isWithin(value.at, Number.MAX_SAFE_INTEGER) || !isWithin(value.far, 100)) {
    return undefined;
  }
  const {title, at, far, read, seen} = value;
  const place = placeFrom(value.place);
  const answers = answersFrom(value.answers);
  const guesses = guessesFrom(value.guesses);
  return {
    title,
    at: Math.min(Math.floor(at), now),
    far: Math.round(far),
    ...(place && {place}),
    read: Array.isArray(read) ? read.filter(isText).slice(0, MAX_SECTIONS) : [],
    ...(value.done === true && {done: true}),
    ...(answers && {answers}),
    ...(guesses && {guesses}),
    ...(typeof seen === 'string' && SEEN.test(seen) && {seen}),
  };
}

/** The pages among what came from outside (storage, a file) that can be understood, and how many cannot. */
export function pagesFrom(value: unknown, now = Math.floor(Date.now() / 1000)): {pages: Memory['pages']; dropped: number} {
  const entries = Object.entries(isObject(value) ? value : {});
  const pages = entries.flatMap(([path, entry]) => {
    const page = PATH.test(path) ? pageFrom(entry, now) : undefined;
    return page ? [[path, page] as const] : [];
  });
  return {pages: Object.fromEntries(pages), dropped: entries.length - pages.length};
}

/** Whether a later version of the site wrote this: it is left as it is. */
export function isNewer(value: unknown): boolean {
  return isObject(value) && typeof value.v === 'number' && value.v > VERSION;
}

/** What the storage held; nothing where that is no memory of this site. */
export function readMemory(text: string | null): Memory {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (isObject(value) && value.v === VERSION) {
      return {v: VERSION, ...(value.off === true && {off: true}), pages: pagesFrom(value.pages).pages};
    }
  } catch {
    // Garbage is as good as nothing.
  }
  return emptyMemory();
}

/** The text to store: within the bound, the pages read longest ago left out first. */
export function writeMemory({v, off, pages}: Memory): string {
  const size = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length + 1;
  let left = MAX_BYTES - size({v, off, pages: {}});
  const kept = Object.entries(pages)
    .sort(([, a], [, b]) => b.at - a.at)
    .filter(([path, page]) => (left -= size(path) + size(page)) > 0);
  return JSON.stringify({v, off, pages: Object.fromEntries(kept)});
}

/** Two memories of one page: the later place, all that was read. */
export function mergePages(one: PageMemory, other: PageMemory): PageMemory {
  const [early, late] = one.at <= other.at ? [one, other] : [other, one];
  const place = late.place ?? early.place;
  const done = one.done || other.done;
  const answers = answersFrom({...early.answers, ...late.answers});
  const guesses = addGuesses(early.guesses, late.guesses ?? []);
  const seen = joinDigests([...digestsIn(one.seen), ...digestsIn(other.seen)]);
  return {
    ...late,
    ...(place && {place}),
    read: done ? [] : [...new Set([...one.read, ...other.read])].slice(0, MAX_SECTIONS),
    ...(done && {done}),
    ...(answers && {answers}),
    ...(guesses.length > 0 && {guesses}),
    ...(seen && {seen}),
  };
}

/** The guesses of a page with more of them, in the order of time, each once. */
export function addGuesses(known: Guess[] = [], more: Guess[]): Guess[] {
  const all = new Map([...known, ...more].map((one) => [JSON.stringify([one.at, one.guess, one.truth]), one]));
  return [...all.values()].sort((a, b) => a.at - b.at).slice(-MAX_GUESSES);
}
