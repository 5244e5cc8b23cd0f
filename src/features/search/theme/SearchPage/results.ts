import type {DescribedHit} from '@site/src/features/search/client/describeHits';
import type {Answer} from '@site/src/features/search/client/refine/answer';

/** One page of results, and how many there are in all. */
export interface ResultPage {
  hits: DescribedHit[];
  total: number;
  pages: number;
  /** The answer that they are from; a later page's in place of an earlier one's. */
  answer?: Answer;
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
export const withPage = (previous: Results, page: number, {hits, total, pages, answer}: ResultPage): Results => ({
  status: 'done',
  answer,
  hits: page > 0 ? [...previous.hits, ...hits] : hits,
  total,
  page,
  pages,
});
