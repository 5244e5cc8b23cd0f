import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import sorting from './sorting';

/** What a page's elements become; `imports` counts what is brought in for them. */
async function built(markdown: string, extension = 'mdx') {
  const file = new VFile({value: markdown, path: `page.${extension}`});
  const parser = unified().use(remarkParse);
  const root = (extension === 'mdx' ? parser.use(remarkMdx) : parser).parse(file);
  await sorting()(root, file);
  const elements = root.children.filter((node): node is MdxJsxFlowElement => node.type === 'mdxJsxFlowElement');
  return {
    props: elements.map(({attributes}) =>
      Object.fromEntries(attributes.map((each) => ['name' in each ? each.name : '', each.value as string])),
    ),
  };
}

it('a race and a chart get what they show, as the fields write it', async () => {
  const {props} = await built('<SortingRace names="quick-sort  heap-sort" input="5，2 9" />\n\n<GrowthChart names="tim-sort" />');
  expect(props).toEqual([
    {names: 'quick-sort heap-sort', input: '5 2 9'},
    {names: 'tim-sort', order: 'random'},
  ]);
});

it('a page without them is left as it is', async () => {
  expect(await built('正文')).toEqual({props: []});
});

it.each([
  ['<SortingRace names="quick-sort heep-sort" />', /page\.mdx:1 SortingRace 没有叫“heep-sort”的排序 → 可用的有：bubble-sort、/],
  ['<SortingRace names="quick-sort" />', /至少要 2 个/],
  ['<SortingRace />', /至少要 2 个/],
  ['<SortingRace names="quick-sort quick-sort" />', /“quick-sort”写了两次/],
  ['<SortingRace names="quick-sort heap-sort" input="5 x" />', /SortingRace 的 input="5 x"：“x”不行/],
  ['<SortingRace names={["quick-sort"]} />', /SortingRace 只有 names 与 input/],
  ['<GrowthChart names="tim-sort" order="fast" />', /没有叫“fast”的输入 → 可用的有：random、nearly/],
  ['<GrowthChart names="tim-sort" order="constructor" />', /没有叫“constructor”的输入/],
  ['<GrowthChart names="" />', /至少要 1 个/],
  ['<GrowthChart names="tim-sort" size="9" />', /GrowthChart 只有 names 与 order/],
])('rejects %s', async (element, message) => {
  await expect(built(element)).rejects.toThrow(message);
});

it.each(['SortingRace', 'GrowthChart'])('rejects %s in .md, where it would be left out without a word', async (component) => {
  await expect(built(`<${component} names="tim-sort merge-sort" />`, 'md')).rejects.toThrow(/page\.md:1 .*改成 \.mdx/);
});
