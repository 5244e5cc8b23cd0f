import type {Content} from './pushRecords';

/** Report of a dry run: records and synonyms by type, bytes, and a sample record. */
export function describeContent({records, synonyms}: Content): string {
  const sizes = records.map((record) => Buffer.byteLength(JSON.stringify(record)));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const pages = new Set(records.map(({url}) => url.split('#')[0])).size;
  return [
    `${records.length} 条记录，来自 ${pages} 个页面：${byType(records)}`,
    `共 ${total} 字节，最大的一条 ${Math.max(...sizes)} 字节`,
    `${synonyms.length} 组同义词：${byType(synonyms)}`,
    `第一条：${JSON.stringify(records[0], null, 2)}`,
  ].join('\n');
}

const byType = (items: {type: string}[]): string =>
  [...new Set(items.map(({type}) => type))]
    .sort()
    .map((type) => `${type} ${items.filter((item) => item.type === type).length}`)
    .join('，');
