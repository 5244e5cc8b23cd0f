import type {LoadContext, Plugin} from '@docusaurus/types';

/** Something of upstream that the client is without, or that it has in a smaller form. */
export interface Cut {
  /** Its folder below cuts/, and its key in src/theme/upstream.json, which holds the hashes of the files that it relies on. */
  name: string;
  /** What readers are spared, in Chinese: a row of the table that `npm run lean:table` prints. */
  saves: string;
  /** What is in the app's scripts or stylesheet again when the cut no longer works. */
  marks?: Mark[];
  /** The change to a production build. */
  plugin: (context: LoadContext) => Plugin;
}

export interface Mark {
  /** In Chinese. */
  what: string;
  pattern: RegExp;
  /** The module that the mark stands for, which must have it; else the mark would prove nothing. Below node_modules. */
  foundIn: string;
}
