import {contentTitles, MAP} from '../../config/contentTitles';
import {fieldLine} from '../../src/shared/checks/nodes';
import type {Rule} from '../../src/shared/checks/types';

/** A doc's path and title are those of the content map: addresses are kept for good, so they are decided there first. Drafts are not published yet. */
export const contentMap: Rule = {
  name: 'content-map',
  check({pages}) {
    const docs = pages.filter(({kind, frontMatter}) => kind === 'doc' && frontMatter.draft !== true);
    const problems = docs.flatMap((page) => {
      const title = contentTitles.get(page.id);
      if (title === undefined) {
        return [{file: page.file, line: 1, message: `内容表里没有 ${page.id}`, fix: `改成表里的路径，或先在 ${MAP} 里加一行`}];
      }
      return page.frontMatter.title === title
        ? []
        : [
            {
              file: page.file,
              line: fieldLine(page, 'title'),
              message: `标题是“${String(page.frontMatter.title)}”，内容表里是“${title}”`,
              fix: `写 title: ${title}`,
            },
          ];
    });
    return {checked: docs.length, problems};
  },
};
