import type {CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';
import type {BuildContext} from '../../shared/build/BuildContext';
import {plainTexts} from './build/plainTexts';

/** The items of the blog's feeds with text that stands in any reader: Docusaurus takes the page's HTML as it is. */
export const blogFeedItems = (build: BuildContext): CreateFeedItemsFn => {
  const textsOf = plainTexts(build);
  return async ({defaultCreateFeedItems, ...params}) => {
    const {blogPosts, siteConfig, outDir} = params;
    const items = await defaultCreateFeedItems(params);
    return items.map((item, i) => ({...item, content: textsOf({outDir, siteConfig}, blogPosts[i]!.metadata.permalink)!.html}));
  };
};
