import type {Code, Html, Image, Paragraph} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {fenceMeta} from '../../src/shared/markdown/fenceMeta';
import {startTags} from '../../src/shared/html/startTags';
import {nodesOf} from '../../src/shared/checks/nodes';
import type {Page, Problem, Rule, Site} from '../../src/shared/checks/types';

type Found = {page: Page; line: number; missing: boolean; fix: string};

/** Every picture says in words what it shows: Markdown images, <img>, mermaid diagrams and commit graphs. A caption needs a paragraph to stand below. */
export const alternatives: Rule = {
  name: 'alternatives',
  check(site) {
    const found = [...markdownImages(site), ...htmlImages(site), ...jsxImages(site), ...diagrams(site)];
    const problems = found
      .filter(({missing}) => missing)
      .map(({page, line, fix}): Problem => ({file: page.file, line, message: '图没有替代文字', fix}));
    return {checked: found.length, problems: [...problems, ...inlineCaptions(site)]};
  },
};

const inlineCaptions = (site: Site): Problem[] =>
  nodesOf<Paragraph>(site, ['paragraph']).flatMap(({page: {file}, node: {children}}) => {
    const titled = children.find((child) => child.type === 'image' && child.title);
    const isAlone = children.every((child) => child === titled || (child.type === 'text' && !child.value.trim()));
    return titled && !isAlone
      ? [{file, line: titled.position?.start.line ?? 1, message: '带图注的图片不是独占一段，图注不会显示', fix: '在它前后各空一行'}]
      : [];
  });

const markdownImages = (site: Site): Found[] =>
  nodesOf<Image>(site, ['image']).map(({page, node, line}) => ({page, line, missing: !node.alt?.trim(), fix: '写成 ![图里有什么](…)'}));

const htmlImages = (site: Site): Found[] =>
  nodesOf<Html>(site, ['html']).flatMap(({page, node, line}) =>
    [...startTags(node.value, 'img')].map((tag) => ({
      page,
      line,
      missing: !tag.attribute('alt')?.trim(),
      fix: '写 <img alt="图里有什么" …>',
    })),
  );

const jsxImages = (site: Site): Found[] =>
  nodesOf<MdxJsxFlowElement>(site, ['mdxJsxFlowElement'])
    .filter(({node}) => node.name === 'img')
    .map(({page, node, line}) => ({
      page,
      line,
      missing: !node.attributes.some((one) => 'name' in one && one.name === 'alt' && one.value),
      fix: '写 <img alt="图里有什么" …>',
    }));

const diagrams = (site: Site): Found[] =>
  nodesOf<Code>(site, ['code']).flatMap(({page, node, line}) => {
    switch (node.lang) {
      case 'mermaid':
        return [{page, line, missing: !/^\s*accTitle\s*:/m.test(node.value), fix: '在图的类型下面加一行 accTitle: 图里有什么'}];
      case 'git-graph':
        return [{page, line, missing: !fenceMeta(node.meta).alt, fix: '写 ```git-graph title="图注" alt="图里有什么"'}];
      default:
        return [];
    }
  });
