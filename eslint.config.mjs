import hooks from 'eslint-plugin-react-hooks';
import {globalIgnores} from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Files stay short enough to be read in one go; blank lines and comments are not counted. */
const maxLines = (max) => ['error', {max, skipBlankLines: true, skipComments: true}];

/**
 * Where `!` may stand in sources: on an index (`xs[i]!`; TypeScript cannot know that it is within bounds), and on a call whose
 * result is known on its line (`.at(-1)!`, `.find(…)!`). Elsewhere a type, an early return or a default says what is known.
 */
const NON_NULL = {
  selector: 'TSNonNullExpression > :not(MemberExpression[computed=true]):not(CallExpression).expression',
  message: 'Only an index or a call may carry `!`: narrow the type instead.',
};

const TESTS = ['**/*.{test,spec}.{ts,tsx}', '**/tests/**'];

export default tseslint.config(
  globalIgnores([
    'build*/',
    '.docusaurus/',
    '.bench/',
    'test-results/',
    'static/',
    'docs/',
    'blog/',
    // Components that came with an owner's pages (npm run adopt).
    'src/!(features|pages|shared|theme)/',
    'scripts/bench/peers/',
    'tests/fixtures/',
    'tests/build/errors/',
    '**/*.generated.d.ts',
  ]),
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {parserOptions: {projectService: true}},
    plugins: {'react-hooks': hooks},
    rules: {
      'max-lines': maxLines(300),
      'no-restricted-syntax': ['error', NON_NULL],
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_', ignoreRestSiblings: true},
      ],
      // Hooks of Docusaurus, routes of Playwright and stand-ins in tests must return promises, whatever they await.
      '@typescript-eslint/require-await': 'off',
      // The types of cheerio's nodes are an enum, compared with its strings as in cheerio's documentation.
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
    },
  },
  {
    files: TESTS,
    rules: {
      'max-lines': maxLines(500),
      'no-restricted-syntax': 'off',
      // `expect.any(…)` and its like are typed `any`.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      // Scripts that the site inlines are run as text.
      '@typescript-eslint/no-implied-eval': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      // Stand-ins take over functions of the browser, and the `input` of `fetch` is an address here.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-base-to-string': 'off',
    },
  },
);
