import {expect, test} from 'vitest';
import {cleanStoredHits} from './storedHits';

const KEY = '__DOCSEARCH_RECENT_SEARCHES__notes';
const hit = {objectID: '1', type: 'lvl1', content: null, url: '/docs/a#b', hierarchy: {lvl0: 'A & B', lvl1: '变基 &amp; <mark>x</mark>'}};

function clean(value: string) {
  const stored = new Map([[KEY, value]]);
  cleanStoredHits('notes', () => ({getItem: (key) => stored.get(key) ?? null, setItem: (key, text) => void stored.set(key, text)}));
  return {hits: JSON.parse(stored.get(KEY)!) as unknown};
}

test('what the site stored itself stays as it is', () => {
  expect(clean(JSON.stringify([hit]))).toEqual({hits: [hit]});
});

test('markup is text, and addresses are of this site', () => {
  const {hits} = clean(
    JSON.stringify([{...hit, url: 'https://evil.example/x', hierarchy: {lvl0: 'A', lvl1: '<img src=x onerror=alert(1)>'}}]),
  );
  expect(hits).toMatchObject([{url: '/x', hierarchy: {lvl1: '&lt;img src=x onerror=alert(1)>'}}]);
});

test.each(['garbage', '{}', '[1,null,"a"]', JSON.stringify([{...hit, type: 'lvl0'}]), JSON.stringify([{...hit, hierarchy: null}])])(
  '%s is no list of hits',
  (value) => {
    expect(clean(value).hits).toEqual([]);
  },
);

test('storage that throws is left alone', () => {
  const fail = () => {
    throw new Error('blocked');
  };
  expect(() => cleanStoredHits('notes', fail)).not.toThrow();
});
