/** What a page tells the worker or asks it; questions come with a port for the answers. */
export type Message =
  | {kind: 'visit'; page: string}
  | {kind: 'use'; addresses: string[]}
  | {kind: 'activate'}
  | {kind: 'which'}
  | {kind: 'overview'}
  | {kind: 'save' | 'remove'; page: string};

/** What the worker answers; while it saves, first how far it is. */
export type Answer =
  | {kind: 'which'; runtime: string}
  | {kind: 'overview'; overview: Overview}
  | {kind: 'progress'; bytes: number; total: number}
  | {kind: 'done'}
  | {kind: 'failed'; name: string};

/** What the worker tells all windows, unasked: another build is in charge now. */
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
