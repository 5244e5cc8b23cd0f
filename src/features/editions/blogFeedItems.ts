import type {CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';
import type {BuildContext} from '../../shared/build/BuildContext';
import {xmlText} from '../../shared/pure/xmlText';
import {plainTexts} from './build/plainTexts';

/** The items of the blog's feeds with text that stands in any reader: Docusaurus takes the page's HTML as it is. @throws Error when it lists the posts in another order. */
export const blogFeedItems = (build: BuildContext): CreateFeedItemsFn => {
  const textsOf = plainTexts(build);
  return async ({defaultCreateFeedItems, ...params}) => {
    const {blogPosts, siteConfig, outDir} = params;
    const items = await defaultCreateFeedItems(params);
    return items.map((item, i) => {
      const {title, permalink} = blogPosts[i]!.metadata;
      if (item.title !== title) {
        throw new Error(
          `订阅源的第 ${i + 1} 篇是“${item.title}”，不是“${title}”：Docusaurus 排文章的方式变了 → 改 src/features/editions/blogFeedItems.ts`,
        );
      }
      return {
        ...item,
        title: xmlText(title),
        ...(item.description && {description: xmlText(item.description)}),
        content: xmlText(textsOf({outDir, siteConfig}, permalink).html),
      };
    });
  };
};
