import {existsSync} from 'node:fs';
import path from 'node:path';
import {readText} from '../../src/shared/build/readText';

/** The readings by somebody who did not write the page and tried to prove it wrong: one line a page, the last of them. */
export const READINGS = 'config/readings.tsv';
const COLUMNS = ['file', 'date', 'tried', 'changed', 'sketch'] as const;

export type Reading = Record<(typeof COLUMNS)[number], string>;

/** The ledger below a site's folder; empty for a site without one. */
export function readReadings(root: string): Reading[] {
  const file = path.join(root, READINGS);
  const lines = existsSync(file) ? readText(file).trimEnd().split('\n').slice(1) : [];
  return lines.map((line) => {
    const [name = '', date = '', tried = '', changed = '', sketch = ''] = line.split('\t');
    return {file: name, date, tried, changed, sketch};
  });
}

/** The text of the ledger. */
export const readingsText = (readings: Reading[]): string =>
  [COLUMNS, ...readings.map((reading) => COLUMNS.map((column) => reading[column]))].map((cells) => `${cells.join('\t')}\n`).join('');
