import type {Element} from 'hast';
import {h} from 'hastscript';
import type {ChartData} from './types';

const isNumber = (text: string) => text.trim() !== '' && Number.isFinite(Number(text));

/** The chart's CSV as a folded table, so that every number can be read and copied. */
export function table({columns, rows}: ChartData): Element {
  const numeric = columns.map((_, column) => rows.every((row) => isNumber(row[column]!)));
  const cell = (tag: 'th' | 'td') => (text: string, column: number) =>
    h(tag, {...(tag === 'th' && {scope: 'col'}), style: numeric[column] ? 'text-align:right' : undefined}, text);
  return h('details', {className: 'chart-data'}, [
    h('summary', '数据表'),
    h('table', [
      h('thead', [h('tr', columns.map(cell('th')))]),
      h(
        'tbody',
        rows.map((row) => h('tr', row.map(cell('td')))),
      ),
    ]),
  ]);
}
