import type {DocusaurusConfig} from '@docusaurus/types';
import type {Page, Site} from '../pages';
import {readable} from './toMarkdown';

const otherWords = ({askedAs}: Page): string => (askedAs.length > 0 ? `（也这样问：${askedAs.join('；')}）` : '');

/** The index of all Markdown files by section, in the form of llmstxt.org. */
export function llmsTxt({title, tagline}: DocusaurusConfig, {sections, others, posts}: Site, addressOf: (page: Page) => string): string {
  const line = (page: Page) => `- [${page.title}](${readable(addressOf(page))}): ${page.description}${otherWords(page)}`;
  const list = (heading: string, pages: Page[]) => (pages.length > 0 ? [`## ${heading}`, pages.map(line).join('\n')] : []);
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
