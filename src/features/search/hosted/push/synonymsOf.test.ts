import {expect, test} from 'vitest';
import {testOurNotes} from '../../../../shared/testing/ourNotes';
import {fixtureRecords} from '../../tests/fixture';
import {siteGroups} from '../siteGroups';
import {checkSynonyms} from './checkSynonyms';
import {synonymsOf} from './synonymsOf';

const often = Array.from({length: 5}, (_, nth) => `快速排序，第 ${nth} 次。`);
const records = fixtureRecords([['/a', '甲', '# 快速排序', ...often, '## 接口', '## 界面']]);

test('groups go both ways; abbreviations and words of Taiwan lead to ours, one entry for each', () => {
  const synonyms = synonymsOf(records, [
    ['堆', 'heap'],
    ['内存', 'memory'],
  ]);
  expect(synonyms.map(({objectID: _, ...rest}) => rest)).toEqual([
    {type: 'synonym', synonyms: ['堆', 'heap']},
    {type: 'synonym', synonyms: ['内存', 'memory']},
    {type: 'onewaysynonym', input: '快排', synonyms: ['快速排序']},
    {type: 'onewaysynonym', input: '介面', synonyms: ['接口', '界面']},
    {type: 'onewaysynonym', input: '记忆体', synonyms: ['内存']},
  ]);
  expect(new Set(synonyms.map(({objectID}) => objectID)).size).toBe(synonyms.length);
});

testOurNotes("the site's own can be sent", () => {
  const synonyms = synonymsOf(records, siteGroups());
  expect(synonyms.length).toBeGreaterThan(100);
  expect(checkSynonyms(synonyms)).toEqual([]);
});
