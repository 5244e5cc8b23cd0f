import type {DocusaurusConfig} from '@docusaurus/types';
import type {Page, Site} from '../pages';
import {readable} from './toMarkdown';

/** The index of all Markdown files by section, in the form of llmstxt.org. */
export function llmsTxt({title, tagline}: DocusaurusConfig, {sections, others, posts}: Site, addressOf: (page: Page) => string): string {
  const list = (heading: string, pages: Page[]) =>
    pages.length > 0
      ? [`## ${heading}`, pages.map((page) => `- [${page.title}](${readable(addressOf(page))}): ${page.description}`).join('\n')]
      : [];
  return (
    [
      `# ${title}`,
      `> ${tagline}`,
      '每一页都有一份 Markdown：在网页的地址后面加上 `.md`。',
      ...sections.flatMap(({label, pages}) => list(label, pages)),
      ...list('其他', others),
      ...list('博客', posts),
      '',
    ]
      .join('\n\n')
      .trimEnd() + '\n'
  );
}
