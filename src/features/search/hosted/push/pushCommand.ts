import {parseArgs} from 'node:util';
import {checkRecords} from './checkRecords';
import {describeRecords} from './describeRecords';
import {explainError} from './explainError';
import {pushRecords} from './pushRecords';
import {readCredentials} from './readCredentials';
import {readRecords} from './readRecords';

const SHOWN_PROBLEMS = 10;

/**
 * Sends the records of a build to the hosted index, or with `--dry-run` prints what it would send.
 * @param file where the build wrote its records
 * @throws Error in Chinese when they are invalid, or were not all accepted
 */
export async function pushCommand(args: string[], env: NodeJS.ProcessEnv, file: string, log: (line: string) => void): Promise<void> {
  const {values} = parseArgs({args, options: {'dry-run': {type: 'boolean'}}});
  const records = readRecords(file);
  const problems = checkRecords(records);
  if (problems.length > 0) {
    const more = problems.length > SHOWN_PROBLEMS ? [`……共 ${problems.length} 处`] : [];
    throw new Error(['记录不合要求，什么也没有送出：', ...problems.slice(0, SHOWN_PROBLEMS), ...more].join('\n'));
  }
  if (values['dry-run']) {
    log(`${describeRecords(records)}\n这是预演，什么也没有送出。`);
    return;
  }
  const credentials = readCredentials(env);
  try {
    await pushRecords(records, credentials, log);
  } catch (error) {
    throw new Error(`${explainError(error, credentials)}\n没有推送完成：新记录整份换入之后才生效，读者搜到的仍是完整的索引。`);
  }
}
