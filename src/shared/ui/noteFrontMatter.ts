/** The front matter of a note beyond Docusaurus' own fields, as the build hands it to the page. */
export interface NoteFrontMatter {
  difficulty?: '入门' | '进阶' | '深入';
  prerequisites?: string[];
  /** After so many months without a new check the page may be out of date. */
  ages?: number;
  /** The author's own statement: shown where the checker has none. */
  verified?: {date: string; env: string};
  /** The checker's record of the page's programs, by src/features/markdown/build/parseFrontMatter.ts. */
  checked?: Checked;
  /** Computed by src/features/markdown/build/parseFrontMatter.ts, never written by hand. */
  sidebar_custom_props?: ListedProps;
}

/** With what the programs of a page were compiled and run, and since which month (`2026-11`). */
export interface Checked {
  by: string[];
  month: string;
}

/** What lists of docs show of each doc. */
export interface ListedProps {
  minutes: number;
  difficulty?: NoteFrontMatter['difficulty'];
  /** It has a figure that one can play with. */
  isInteractive?: true;
}
