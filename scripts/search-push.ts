import {parseArgs} from 'node:util';
import {checkRecords} from '../src/features/search/hosted/push/checkRecords';
import {describeRecords} from '../src/features/search/hosted/push/describeRecords';
import {explainError} from '../src/features/search/hosted/push/explainError';
import {pushRecords} from '../src/features/search/hosted/push/pushRecords';
import {readCredentials} from '../src/features/search/hosted/push/readCredentials';
import {readRecords} from '../src/features/search/hosted/push/readRecords';

const RECORDS = 'build/search/records.json';
const SHOWN_PROBLEMS = 10;

/** Sends the records of the build to the hosted index, or with --dry-run tells what it would send. */
async function main(args: string[]): Promise<void> {
  const {values} = parseArgs({args, options: {'dry-run': {type: 'boolean'}}});
  const records = readRecords(RECORDS);
  const problems = checkRecords(records);
  if (problems.length > 0) {
    const more = problems.length > SHOWN_PROBLEMS ? [`……共 ${problems.length} 处`] : [];
    throw new Error(['记录不合要求，什么也没有送出：', ...problems.slice(0, SHOWN_PROBLEMS), ...more].join('\n'));
  }
  if (values['dry-run']) {
    console.log(`${describeRecords(records)}\n这是预演，什么也没有送出。`);
    return;
  }
  const credentials = readCredentials(process.env);
  try {
    await pushRecords(records, credentials, console.log);
  } catch (error) {
    throw new Error(`${explainError(error, credentials)}\n没有推送完成：新记录整份换入之后才生效，读者搜到的仍是完整的索引。`);
  }
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
