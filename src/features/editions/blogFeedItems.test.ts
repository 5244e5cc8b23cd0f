import {expect, test} from 'vitest';
import {BuildContext} from '../../shared/build/BuildContext';
import {blogFeedItems} from './blogFeedItems';

test('a feed whose items are not the posts in their order is told', async () => {
  const items = blogFeedItems(new BuildContext())({
    blogPosts: [{metadata: {title: '一', permalink: '/blog/1'}}],
    defaultCreateFeedItems: async () => [{title: '二'}],
  } as never);
  await expect(items).rejects.toThrow('订阅源的第 1 篇是“二”，不是“一”');
});
