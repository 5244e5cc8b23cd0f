import type {Options} from '@docusaurus/preset-classic';
import {blogFeedItems} from '../src/features/editions/blogFeedItems';
import {markdownPlugins} from '../src/features/markdownPlugins';
import {readingMinutes} from '../src/features/markdown/build/readingTime';
import type {BuildContext} from '../src/shared/build/BuildContext';
import {site} from './site';

export const blog = (build: BuildContext) =>
  ({
    blogTitle: '博客',
    blogDescription: site.blogDescription,
    blogSidebarTitle: '全部文章',
    blogSidebarCount: 'ALL',
    // /blog names every post (CONFORMANCE.md, 2.1).
    postsPerPage: 'ALL',
    showReadingTime: true,
    showLastUpdateTime: true,
    readingTime: ({content}) => readingMinutes(content),
    onUntruncatedBlogPosts: 'warn',
    feedOptions: {
      type: 'all',
      title: site.title,
      description: `${site.title}的新文章`,
      copyright: site.copyright,
      language: 'zh-Hans',
      xslt: false,
      createFeedItems: blogFeedItems(build),
    },
    ...markdownPlugins,
  }) satisfies Options['blog'];
