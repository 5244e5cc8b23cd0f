import leven from 'leven';
import {load} from 'js-yaml';
import {ChartError, type ChartSpec} from './types';

const REQUIRED = ['csv', 'type', 'x', 'y'] as const;
const CHOICES: Record<string, readonly string[]> = {type: ['line', 'bar'], xScale: ['linear', 'log'], yScale: ['linear', 'log']};
const KEYS = [...REQUIRED, 'series', 'xLabel', 'yLabel', 'xScale', 'yScale', 'highlight'];

const EXAMPLE = '例如 csv: ./_页名/data.csv';

/** Reads the body of a chart fence. */
export function readSpec(body: string, title: string | undefined): ChartSpec {
  if (!title) {
    throw new ChartError('图表没有图注 → 在围栏上写 title="图注：机器、编译器、日期"');
  }
  const entries = Object.entries(parse(body));
  for (const [key, value] of entries) {
    checkEntry(key, value);
  }
  const written = Object.fromEntries(entries.map(([key, value]) => [key, String(value)]));
  for (const key of REQUIRED) {
    if (!written[key]) {
      throw new ChartError(`图表缺少 ${key} → 加一行 ${key}: …（${EXAMPLE}）`);
    }
  }
  const {x, y} = written;
  const highlight = written.highlight?.split(/[,，]/).map((name) => name.trim());
  return {xLabel: x, yLabel: y, xScale: 'linear', yScale: 'linear', ...written, highlight, title} as ChartSpec;
}

function parse(body: string): object {
  try {
    const value = load(body);
    if (value && typeof value === 'object' && !Array.isArray(value)) {
      return value;
    }
  } catch (error) {
    throw new ChartError(`图表的说明不是合法的 YAML：${(error as Error).message.split('\n')[0]}`);
  }
  throw new ChartError(`图表的说明要一行一项，写成“名: 值” → ${EXAMPLE}`);
}

function checkEntry(key: string, value: unknown) {
  if (!KEYS.includes(key)) {
    const near = KEYS.find((known) => leven(known.toLowerCase(), key.toLowerCase()) <= 2);
    throw new ChartError(`图表不认识 ${key} → ${near ? `是不是 ${near}？` : `可用的有：${KEYS.join('、')}`}`);
  }
  if (CHOICES[key] && !CHOICES[key].includes(String(value))) {
    throw new ChartError(`${key} 不能是 ${String(value)} → 写 ${CHOICES[key].join(' 或 ')}`);
  }
}
