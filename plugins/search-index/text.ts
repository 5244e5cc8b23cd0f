import type {Cheerio, CheerioAPI} from 'cheerio';
import {NOT_TEXT} from '../../src/search/notText';

type Element = Parameters<CheerioAPI>[0];

/** The text of an element as a reader reads it, formulas once. */
export function textOf($: CheerioAPI, element: Element): string {
  const copy = $(element).clone();
  copy.find(NOT_TEXT).remove();
  copy.find('br').replaceWith('\n');
  return tidy((copy as Cheerio<never>).text());
}

/** The text with its spaces made one, and without what has no width. */
export const tidy = (text: string): string => text.replace(/[\u200b\ufeff]/g, '').replace(/\s+/g, ' ').trim();
