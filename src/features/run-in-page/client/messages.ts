import type {RunOptions, RunResult} from '../host/types';

/** To the worker: a module as it was fetched, and how to run it. */
export type Start = {gzip: ArrayBuffer; options: RunOptions};

/** From the worker: it runs, it printed, it ended; or it cannot run here. */
export type News = {kind: 'started'} | {kind: 'text'; text: string} | {kind: 'ended'; result: RunResult} | {kind: 'refused'};
