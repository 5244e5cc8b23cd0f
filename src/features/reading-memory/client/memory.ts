/** Where a reader stopped: so far into so many blocks below a heading, whatever the width of the window. */
export interface Place {
  id: string;
  heading: string;
  /** Blocks below the heading; 0 is the heading itself. */
  block: number;
  /** How much of that block is above the reading line, 0 to 1. */
  part: number;
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
}

export interface Memory {
  v: typeof VERSION;
  /** The reader has switched the memory off: nothing is added, nothing is shown. */
  off?: true;
  /** By path below the site's base path. */
  pages: Record<string, PageMemory>;
}

export const VERSION = 1;
/** Bytes of UTF-8; the whole site's notes, all read, take some 35 kB. */
export const MAX_BYTES = 50_000;

const PATH = /^\/(docs|blog)\/[^\\]{1,300}$/;
const MAX_TEXT_LENGTH = 300;
const MAX_SECTIONS = 100;

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

function pageFrom(value: unknown, now: number): PageMemory | undefined {
  if (!isObject(value) || !isText(value.title) || !isWithin(value.at, Number.MAX_SAFE_INTEGER) || !isWithin(value.far, 100)) {
    return undefined;
  }
  const {title, at, far, read} = value;
  const place = placeFrom(value.place);
  return {
    title,
    at: Math.min(Math.floor(at), now),
    far: Math.round(far),
    ...(place && {place}),
    read: Array.isArray(read) ? read.filter(isText).slice(0, MAX_SECTIONS) : [],
    ...(value.done === true && {done: true}),
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
  return {
    ...late,
    ...(place && {place}),
    read: done ? [] : [...new Set([...one.read, ...other.read])].slice(0, MAX_SECTIONS),
    ...(done && {done}),
  };
}
