import type {CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';
import {builtTexts} from '../builtTexts';

/** The items of the blog's feeds with text that stands in any reader: Docusaurus takes the page's HTML as it is. */
export const blogFeedItems: CreateFeedItemsFn = async ({defaultCreateFeedItems, ...params}) => {
  const {blogPosts, siteConfig, outDir} = params;
  const items = await defaultCreateFeedItems(params);
  return items.map((item, i) => ({...item, content: builtTexts({outDir, siteConfig}, blogPosts[i]!.metadata.permalink)!.html}));
};
