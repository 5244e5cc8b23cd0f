import path from 'node:path';
import {tsvParse} from 'd3-dsv';
import {readText} from '../../shared/build/readText';

/** Where the terms are listed, from the project's folder. */
export const TERMS = 'src/features/glossary/terms.tsv';

/** One line of the list of terms. */
export interface Term {
  field: string;
  /** The name that the site uses. */
  zh: string;
  en: string;
  /** Anchor on /glossary, made of the English name. */
  slug: string;
  /** Other names that are as good, abbreviations among them. */
  also: string[];
  /** Names that readers know and this site does not write. */
  variants: string[];
  /** What it is, in one sentence without a full stop. */
  meaning: string;
  source: string;
  /** Id of the doc that explains it, if one does. */
  note?: string;
  /** Beginnings of ids of docs to mark it in, in place of its field's; `-` for nowhere. */
  marked: string[];
}

const list = (text: string, separator: string) => text.split(separator).filter(Boolean);

/** The terms of a list with the columns of `Term`, all but the slug. */
export function parseTerms(tsv: string): Term[] {
  return tsvParse(tsv).map((row) => ({
    field: row.field ?? '',
    zh: row.zh ?? '',
    en: row.en ?? '',
    slug: (row.en ?? '').toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    also: list(row.also ?? '', '、'),
    variants: list(row.variants ?? '', '、'),
    meaning: row.meaning ?? '',
    source: row.source ?? '',
    ...(row.note && {note: row.note}),
    marked: list(row.marked ?? '', ' '),
  }));
}

/** The glossary of the site whose folder is `root`. */
export const readTerms = (root: string): Term[] => parseTerms(readText(path.join(root, TERMS)));

/** All names of a term, for search: whoever looks for one finds the others. */
export const namesOf = ({zh, en, also, variants}: Term): string[] => [...new Set([zh, en, ...also, ...variants])];
