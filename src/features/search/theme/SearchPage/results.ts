import type {DocSearchHit} from '@docsearch/react';

/** One page of results, and how many there are in all. */
export interface ResultPage {
  hits: DocSearchHit[];
  total: number;
  pages: number;
}

/** The results up to a page. */
export interface Results extends ResultPage {
  status: 'idle' | 'loading' | 'error' | 'done';
  page: number;
}

export const IDLE: Results = {status: 'idle', hits: [], total: 0, page: 0, pages: 0};

/** While a page is being fetched: the hits of the pages before it stay. */
export const loading = (previous: Results, page: number): Results => ({...(page > 0 ? previous : IDLE), status: 'loading'});

export const failed = (previous: Results): Results => ({...previous, status: 'error'});

/** With the hits of a page after those of the pages before it. */
export const withPage = (previous: Results, page: number, {hits, total, pages}: ResultPage): Results => ({
  status: 'done',
  hits: page > 0 ? [...previous.hits, ...hits] : hits,
  total,
  page,
  pages,
});
