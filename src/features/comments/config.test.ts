import {expect, it} from 'vitest';
import {commentsFrom} from './config';

const ALL = {GISCUS_REPO: 'me/notes', GISCUS_REPO_ID: 'R_1', GISCUS_CATEGORY: 'Comments', GISCUS_CATEGORY_ID: 'DIC_1'};

it('comments are off until all four values are set; some of them are a mistake', () => {
  expect(commentsFrom({})).toBeUndefined();
  expect(commentsFrom(ALL)).toEqual({repo: 'me/notes', repoId: 'R_1', category: 'Comments', categoryId: 'DIC_1'});
  expect(() => commentsFrom({...ALL, GISCUS_REPO_ID: '', GISCUS_CATEGORY: undefined})).toThrow('GISCUS_REPO_ID、GISCUS_CATEGORY：');
});
