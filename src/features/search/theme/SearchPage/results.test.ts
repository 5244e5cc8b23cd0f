import type {DocSearchHit} from '@docsearch/react';
import {expect, test} from 'vitest';
import {failed, IDLE, loading, withPage, type ResultPage} from './results';

const response = (...ids: string[]): ResultPage => ({hits: ids.map((objectID) => ({objectID}) as DocSearchHit), total: 3, pages: 2});
const idsOf = ({hits}: {hits: DocSearchHit[]}) => hits.map(({objectID}) => objectID);

test('the first page replaces the hits, a later one is added to them', () => {
  const first = withPage(withPage(IDLE, 0, response('z')), 0, response('a', 'b'));
  expect(idsOf(first)).toEqual(['a', 'b']);
  expect(first).toMatchObject({status: 'done', total: 3, page: 0, pages: 2});
  const second = withPage(first, 1, response('c'));
  expect(idsOf(second)).toEqual(['a', 'b', 'c']);
  expect(second.page).toBe(1);
});

test('while a later page is fetched, and when that fails, the hits stay', () => {
  const first = withPage(IDLE, 0, response('a'));
  expect(loading(first, 1)).toEqual({...first, status: 'loading'});
  expect(loading(first, 0)).toEqual({...IDLE, status: 'loading'});
  expect(failed(loading(first, 1))).toEqual({...first, status: 'error'});
});
