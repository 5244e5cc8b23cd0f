import type {SearchResponse} from 'algoliasearch/lite';
import type {DescribedHit} from '../describeHits';

/** An answer; what stands besides the hosted service's fields our own engine says (../../engine/answer.ts). */
export interface Answer extends SearchResponse<DescribedHit> {
  isNearest?: boolean;
  nbDocuments?: number;
  /** How many pages each section has among all that was found. */
  sections?: Record<string, number>;
  completions?: string[];
  correction?: string;
  suggestions?: string[];
}
