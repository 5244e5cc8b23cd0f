import {expect, test} from 'vitest';
import {asksOrJoins} from '../../engine/query';
import {record} from '../../tests/record';
import {indexSettings} from './indexSettings';

const {attributesForFaceting = [], attributeForDistinct = '', optionalWords} = indexSettings;

test.each([...attributesForFaceting, attributeForDistinct])('records have %s, by which hits are narrowed or told apart', (attribute) => {
  const value = attribute.split('.').reduce((item: unknown, name) => (item as Record<string, unknown>)[name], record('/heap', '堆'));
  expect(value).toEqual(expect.any(String));
});

test('the words that a hit may lack are those that our engine lets it lack', () => {
  expect(optionalWords).toEqual(expect.arrayContaining(['怎么', '区别', 'how']));
  for (const word of optionalWords ?? []) {
    expect([word, [...asksOrJoins(`${word} heap`)]]).toEqual([word, expect.arrayContaining([...word].map((_, at) => at))]);
  }
  expect([...asksOrJoins('heap')]).toEqual([]);
});
