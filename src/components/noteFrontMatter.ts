/** The front matter of a note beyond Docusaurus' own fields, as the build hands it to the page. */
export interface NoteFrontMatter {
  difficulty?: '入门' | '进阶' | '深入';
  prerequisites?: string[];
  verified?: {date: string; env: string};
  /** Computed by config/parseFrontMatter.ts, never written by hand. */
  sidebar_custom_props?: ListedProps;
}

/** What lists of docs show of each doc. */
export interface ListedProps {
  minutes: number;
  difficulty?: NoteFrontMatter['difficulty'];
}
