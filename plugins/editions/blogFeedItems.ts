import type {CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';
import {readBuiltPage} from '../builtPage';
import {plainBody} from './plain';

/** The items of the blog's feeds with text that stands in any reader: Docusaurus takes the page's HTML as it is. */
export const blogFeedItems: CreateFeedItemsFn = async ({defaultCreateFeedItems, ...params}) => {
  const {blogPosts, siteConfig, outDir} = params;
  const items = await defaultCreateFeedItems(params);
  return items.map((item, i) => {
    const route = blogPosts[i]!.metadata.permalink.slice(siteConfig.baseUrl.length);
    return {...item, content: plainBody(readBuiltPage(outDir, route)!, encodeURI(item.link)).html()};
  });
};
