/** Messages from a page to the worker; those that expect an answer come with a MessagePort. */
export type Message =
  | {kind: 'visit'; page: string}
  | {kind: 'use'; addresses: string[]}
  | {kind: 'activate'}
  | {kind: 'which'}
  | {kind: 'overview'}
  | {kind: 'save' | 'remove'; page: string};

/** Answers of the worker; while it saves a section, `progress` before the final one. */
export type Answer =
  | {kind: 'which'; runtime: string}
  | {kind: 'overview'; overview: Overview}
  | {kind: 'progress'; bytes: number; total: number}
  | {kind: 'done'}
  | {kind: 'failed'; name: string};

/** Broadcast to all windows when a build's worker has been activated. */
export interface Announcement {
  kind: 'active';
  runtime: string;
}

/** A category, and how much of it is kept; sizes in bytes. */
export interface SectionState {
  page: string;
  title: string;
  pages: number;
  bytes: number;
  keptBytes: number;
  /** A reader asked for it. */
  isWanted: boolean;
  isComplete: boolean;
}

export interface Overview {
  sections: SectionState[];
  /** Pages that were read and are kept, the last one first. */
  visited: {page: string; title: string}[];
  bytes: number;
}
