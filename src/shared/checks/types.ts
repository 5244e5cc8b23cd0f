import type {Root} from 'mdast';

/** One fault: where, what, and how to mend it. */
export type Problem = {file: string; line: number; message: string; fix: string};

/** A Markdown file of the site. */
export type Page = {
  /** Path from the site's folder. */
  file: string;
  kind: 'doc' | 'post' | 'page';
  /** A doc's id: its path in docs/ without extension. */
  id: string;
  text: string;
  frontMatter: Record<string, unknown>;
  tree: Root;
};

export type Site = {root: string; pages: Page[]; unreadable: Problem[]};

/** A rule says how many things it looked at, so that a rule that looks at nothing is noticed. */
export type Rule = {name: string; check: (site: Site) => {checked: number; problems: Problem[]}};
