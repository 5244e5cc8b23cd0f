import {algoliasearch} from 'algoliasearch';
import type {SearchRecord} from '../server/searcherOf';
import {indexSettings} from './indexSettings';
import type {Credentials} from './readCredentials';
import {watchBatches} from './watchBatches';

const BATCH_SIZE = 1000;

/**
 * Replaces the records of the hosted index. They are written to a temporary index, which then replaces the old one
 * atomically: a reader gets the old records or the new ones. The settings come first, on the index
 * itself, because the client copies them from there into the temporary one; it also makes the index when there is none.
 */
export async function pushRecords(
  records: SearchRecord[],
  {appId, adminKey, indexName, host}: Credentials,
  log: (line: string) => void,
): Promise<void> {
  const client = algoliasearch(appId, adminKey, host && {hosts: [host]});
  log(`索引 ${indexName}：写入设置`);
  const {taskID} = await client.setSettings({indexName, indexSettings});
  await client.waitForTask({indexName, taskID});
  watchBatches(client, (batches) => log(`已送出 ${Math.min(batches * BATCH_SIZE, records.length)} / ${records.length} 条`));
  await client.replaceAllObjects({indexName, objects: records as object[] as Record<string, unknown>[], batchSize: BATCH_SIZE});
  log(`已换入：索引 ${indexName} 现在有 ${records.length} 条记录`);
}
