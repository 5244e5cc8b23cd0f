import type {PrismTheme} from 'prism-react-renderer';

const colour = (types: string[], name: string) => ({types, style: {color: `var(--code-${name})`}});

/** One code theme for both colour modes: its colours are the tokens of src/css/code.css (4.5:1 in both). */
export const codeTheme: PrismTheme = {
  plain: {color: 'var(--code-ink)', backgroundColor: 'var(--ifm-pre-background)'},
  styles: [
    colour(['comment', 'prolog', 'cdata', 'punctuation', 'operator'], 'comment'),
    colour(['keyword', 'selector', 'important', 'atrule', 'rule', 'tag', 'deleted-sign'], 'keyword'),
    colour(['string', 'char', 'attr-value', 'regex', 'inserted-sign', 'url'], 'string'),
    colour(['number', 'boolean', 'constant', 'symbol', 'directive-hash', 'macro', 'directive'], 'number'),
    colour(['function', 'function-variable', 'attr-name', 'property', 'key', 'target'], 'function'),
    colour(['class-name', 'builtin', 'namespace', 'decorator', 'variable', 'assign-left', 'environment'], 'type'),
  ],
};

/** Languages beyond prism-react-renderer's own that the notes use. */
export const additionalLanguages = ['bash', 'cmake', 'docker', 'ini', 'makefile', 'nginx', 'toml', 'latex', 'csv', 'diff', 'nasm', 'powershell'];

/** Names that the notes use for what Prism knows under another name. */
export const languageAliases: Record<string, string> = {asm: 'nasm', cuda: 'cpp', mdx: 'markdown'};
