import type {PrismTheme} from 'prism-react-renderer';

/** Docusaurus hands its theme to every page's script; the colours stand in src/features/code-block/code-block.css instead. */
export const codeTheme: PrismTheme = {plain: {}, styles: []};

/**
 * The kinds of tokens that have a colour of their own: class names of src/features/code-block/code-block.css and, in each, Prism's names.
 * Punctuation and operators, two thirds of a program's tokens, have the ink's: comments stand out, and pages are lighter.
 */
export const tokenKinds: Record<string, string[]> = {
  comment: ['comment', 'prolog', 'cdata'],
  keyword: ['keyword', 'selector', 'important', 'atrule', 'rule', 'tag', 'deleted-sign'],
  string: ['string', 'char', 'attr-value', 'regex', 'inserted-sign', 'url'],
  number: ['number', 'boolean', 'constant', 'symbol', 'directive-hash', 'macro', 'directive'],
  function: ['function', 'function-variable', 'attr-name', 'property', 'key', 'target'],
  type: ['class-name', 'builtin', 'namespace', 'decorator', 'variable', 'assign-left', 'environment'],
};

/** Languages beyond prism-react-renderer's own that the notes use. */
export const additionalLanguages = [
  'bash',
  'cmake',
  'docker',
  'ini',
  'makefile',
  'nginx',
  'toml',
  'latex',
  'csv',
  'diff',
  'nasm',
  'powershell',
];

/** Names that the notes use for what Prism knows under another name. */
export const languageAliases: Record<string, string> = {asm: 'nasm', cuda: 'cpp', mdx: 'markdown'};
