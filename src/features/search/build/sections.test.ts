import {expect, test} from 'vitest';
import {fixtureRecords} from '../tests/fixture';
import {inSection, outermostCategories} from './sections';

test('a doc is in the outermost category of any sidebar, wherever its own sidebar starts', () => {
  const doc = (id: string) => ({type: 'doc', id});
  const content = {
    loadedVersions: [
      {
        docs: ['s/a', 's/deep/b', 'c'].map((id) => ({id, permalink: `/docs/${id}`})),
        sidebars: {
          all: [
            doc('c'),
            {
              type: 'category',
              label: '学校',
              items: [doc('s/a'), {type: 'category', label: '深', items: [doc('s/deep/b'), {type: 'link'}]}],
            },
          ],
          school: [doc('s/a')],
        },
      },
    ],
  };
  const categories = outermostCategories({plugins: [{name: 'docusaurus-plugin-content-docs', content}] as never});
  expect([...categories]).toEqual([
    ['/docs/s/a', '学校'],
    ['/docs/s/deep/b', '学校'],
  ]);
});

test('records in another section', () => {
  const records = fixtureRecords([['/a', '站名', '# 标题', '正文。']]);
  expect(inSection(records, '学校').map(({hierarchy}) => [hierarchy.lvl0, hierarchy.lvl1])).toEqual([
    ['学校', '标题'],
    ['学校', '标题'],
  ]);
});
