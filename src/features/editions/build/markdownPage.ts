import {dump} from 'js-yaml';
import type {Page} from '../pages';
import {readable} from './toMarkdown';

/** The Markdown file of a page: what one must know to cite it, its title, which its body may begin with, its body. */
export function markdownPage({title, description, published, updated}: Page, url: string, body: string): string {
  const day = (date: Date | undefined) => date?.toISOString().slice(0, 10);
  const facts = {title, description, url: readable(url), published: day(published), updated: day(updated)};
  return `---\n${dump(facts, {lineWidth: -1, skipInvalid: true})}---\n\n${/^# /.test(body) ? '' : `# ${title}\n\n`}${body}`;
}
