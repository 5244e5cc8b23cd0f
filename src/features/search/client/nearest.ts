/** A hit of an answer that is the nearest only: the words of the query that its page does not have. Our own engine gives them. */
export interface NearHit {
  missing?: string[];
}

/** What stands above hits none of which has all of the query. */
export const NEAREST = '没有全部匹配，最接近的：';
