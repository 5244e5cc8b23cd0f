import type {SearchRecord} from '../server/searcherOf';

/** Report of a dry run: records by type, bytes, and a sample record. */
export function describeRecords(records: SearchRecord[]): string {
  const sizes = records.map((record) => Buffer.byteLength(JSON.stringify(record)));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const types = [...new Set(records.map(({type}) => type))]
    .sort()
    .map((type) => `${type} ${records.filter((record) => record.type === type).length}`);
  const pages = new Set(records.map(({url}) => url.split('#')[0])).size;
  return [
    `${records.length} 条记录，来自 ${pages} 个页面：${types.join('，')}`,
    `共 ${total} 字节，最大的一条 ${Math.max(...sizes)} 字节`,
    `第一条：${JSON.stringify(records[0], null, 2)}`,
  ].join('\n');
}
