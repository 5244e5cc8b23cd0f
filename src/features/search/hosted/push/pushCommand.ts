import {parseArgs} from 'node:util';
import {siteGroups} from '../siteGroups';
import {checkRecords} from './checkRecords';
import {checkSynonyms} from './checkSynonyms';
import {describeContent} from './describeContent';
import {explainError} from './explainError';
import {pushRecords} from './pushRecords';
import {readCredentials} from './readCredentials';
import {readRecords} from './readRecords';
import {synonymsOf} from './synonymsOf';

const SHOWN_PROBLEMS = 10;

/**
 * Sends the records of a build, with their synonyms, to the hosted index, or with `--dry-run` prints what it would send.
 * @param file where the build wrote its records
 * @throws Error in Chinese when they are invalid, or were not all accepted
 */
export async function pushCommand(args: string[], env: NodeJS.ProcessEnv, file: string, log: (line: string) => void): Promise<void> {
  const {values} = parseArgs({args, options: {'dry-run': {type: 'boolean'}}});
  const records = readRecords(file);
  refuse('记录', checkRecords(records));
  const synonyms = synonymsOf(records, siteGroups());
  refuse('同义词', checkSynonyms(synonyms));
  if (values['dry-run']) {
    log(`${describeContent({records, synonyms})}\n这是预演，什么也没有送出。`);
    return;
  }
  const credentials = readCredentials(env);
  try {
    await pushRecords({records, synonyms}, credentials, log);
  } catch (error) {
    throw new Error(`${explainError(error, credentials)}\n没有推送完成：记录、设置与同义词一起换入之后才生效，读者搜到的仍是完整的索引。`);
  }
}

/** @throws Error with the problems, when there are any */
function refuse(what: string, problems: string[]): void {
  if (problems.length > 0) {
    const more = problems.length > SHOWN_PROBLEMS ? [`……共 ${problems.length} 处`] : [];
    throw new Error([`${what}不合要求，什么也没有送出：`, ...problems.slice(0, SHOWN_PROBLEMS), ...more].join('\n'));
  }
}
