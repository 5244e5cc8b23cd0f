import {algoliasearch, type SynonymHit} from 'algoliasearch';
import type {SearchRecord} from '../server/searcherOf';
import {indexSettings} from './indexSettings';
import type {Credentials} from './readCredentials';
import {watchBatches} from './watchBatches';

const BATCH_SIZE = 1000;

/** What a push sends besides the settings. */
export interface Content {
  records: SearchRecord[];
  synonyms: SynonymHit[];
}

/**
 * Replaces the content of the hosted index. Settings, synonyms and records are written to a temporary index, which then takes the name
 * of the old one with all that it has: a reader gets the old index or the new one. The client's `replaceAllObjects` does the same
 * for records alone: it copies the settings and synonyms of the old index, which would have to be changed there before.
 */
export async function pushRecords(
  {records, synonyms}: Content,
  {appId, adminKey, indexName, host}: Credentials,
  log: (line: string) => void,
): Promise<void> {
  const client = algoliasearch(appId, adminKey, host && {hosts: [host]});
  const temporary = `${indexName}_tmp_${Date.now()}`;
  const finish = ({taskID}: {taskID: number}) => client.waitForTask({indexName: temporary, taskID});
  try {
    log(`索引 ${indexName}：写入设置与 ${synonyms.length} 组同义词`);
    // The owner's other settings and rules stay. An index that is not there yet is copied as an empty one. Synonyms are not copied: those
    // that the site no longer has would remain, and the free plan would count the old ones and the new ones together.
    const kept = {operation: 'copy' as const, destination: temporary, scope: ['settings' as const, 'rules' as const]};
    await finish(await client.operationIndex({indexName, operationIndexParams: kept}));
    await finish(await client.setSettings({indexName: temporary, indexSettings}));
    await finish(await client.saveSynonyms({indexName: temporary, synonymHit: synonyms}));
    watchBatches(client, (batches) => log(`已送出 ${Math.min(batches * BATCH_SIZE, records.length)} / ${records.length} 条`));
    const objects = records as object[] as Record<string, unknown>[];
    await client.chunkedBatch({indexName: temporary, objects, waitForTasks: true, batchSize: BATCH_SIZE});
    await finish(await client.operationIndex({indexName: temporary, operationIndexParams: {operation: 'move', destination: indexName}}));
  } catch (error) {
    // What went wrong first is told, not that the service cannot be reached for this either.
    await client.deleteIndex({indexName: temporary}).catch(() => undefined);
    throw error;
  }
  log(`已换入：索引 ${indexName} 现在有 ${records.length} 条记录`);
}
