import {csvParse, type DSVRowString} from 'd3-dsv';
import {ChartError, type ChartData, type ChartSpec, type ScaleKind, type Series} from './types';

/** As many as have colours, dashes and markers of their own. */
const MAX_SERIES = 6;

/** Reads the CSV of a chart and groups its rows into series. */
export function readData(text: string, spec: ChartSpec): ChartData {
  const table = csvParse(text.replace(/^\uFEFF/, '').trim());
  if (table.length === 0) {
    throw new ChartError(`${spec.csv} 是空的 → 第一行写列名，下面至少有一行数据`);
  }
  for (const column of [spec.x, spec.y, spec.series]) {
    if (column !== undefined && !table.columns.includes(column)) {
      throw new ChartError(`${spec.csv} 没有列 ${column} → 它的列有：${table.columns.join('、')}`);
    }
  }
  const series = bySeries(table, spec);
  const names = spec.type === 'bar' ? series.flatMap(({points}) => points.map(({x}) => x)) : series.map(({name}) => name);
  const unknown = spec.highlight?.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new ChartError(`highlight 里的 ${unknown} 不在图上 → 可以写：${[...new Set(names)].join('、')}`);
  }
  return {columns: table.columns, rows: table.map((row) => table.columns.map((column) => row[column] ?? '')), series};
}

function bySeries(rows: DSVRowString[], spec: ChartSpec): Series[] {
  const groups = new Map<string, Series>();
  rows.forEach((row, index) => {
    const number = (column: string, scale: ScaleKind) => numberIn(row, column, scale, `${spec.csv}:${index + 2}`);
    const name = spec.series ? row[spec.series]! : spec.yLabel;
    const group = groups.get(name) ?? {name, points: []};
    const x = spec.type === 'line' ? String(number(spec.x, spec.xScale)) : row[spec.x]!;
    group.points.push({x, y: number(spec.y, spec.yScale)});
    groups.set(name, group);
  });
  if (groups.size > MAX_SERIES) {
    throw new ChartError(`${spec.csv} 有 ${groups.size} 个系列，一张图最多 ${MAX_SERIES} 个 → 分成几张图，或只留要比较的`);
  }
  return [...groups.values()];
}

function numberIn(row: DSVRowString, column: string, scale: ScaleKind, place: string): number {
  const text = row[column]?.trim() ?? '';
  const value = Number(text);
  if (text === '' || !Number.isFinite(value)) {
    throw new ChartError(`${place} 的 ${column} 是“${text}”，不是数 → 填一个数，缺测的行删去；类别用 type: bar 的 x`);
  }
  if (scale === 'log' && value <= 0) {
    throw new ChartError(`${place} 的 ${column} 是 ${text}，对数轴只能画正数 → 改用 linear，或删去这一行`);
  }
  return value;
}
