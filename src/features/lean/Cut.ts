import type {LoadContext, Plugin} from '@docusaurus/types';

/** A part of upstream's client that the build removes or makes smaller. */
export interface Cut {
  /** Its folder below cuts/, and its key in src/theme/upstream.json, which holds the hashes of the files that it relies on. */
  name: string;
  /** What is removed, in Chinese: a row of the table of `npm run lean:table`. */
  saves: string;
  /** Patterns that occur in the app's scripts or stylesheet when the cut no longer works. */
  marks?: Mark[];
  /** The change to a production build. */
  plugin: (context: LoadContext) => Plugin;
}

export interface Mark {
  /** In Chinese. */
  what: string;
  pattern: RegExp;
  /** A module below node_modules that must contain the pattern; otherwise the check would prove nothing. */
  foundIn: string;
}
