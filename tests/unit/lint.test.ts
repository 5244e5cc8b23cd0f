import path from 'node:path';
import {ESLint} from 'eslint';
import {expect, it} from 'vitest';

const eslint = new ESLint();

/** The rules that a text breaks where it stands in place of this file. */
async function rulesBroken(text: string, file = 'src/shared/ui/LoadError/index.tsx'): Promise<string[]> {
  const [result] = await eslint.lintText(text, {filePath: path.resolve(file)});
  return [...new Set(result!.messages.map(({ruleId, message}) => ruleId ?? message))];
}

it.each([
  ['a promise that nobody awaits', 'fetch("/");', ['@typescript-eslint/no-floating-promises']],
  [
    'a hook after a return',
    'import {useState} from "react";\nexport function Part({is}: {is: boolean}) {\n  if (is) {\n    return null;\n  }\n  return useState(0)[0];\n}',
    ['react-hooks/rules-of-hooks'],
  ],
  [
    'an effect without one of its dependencies',
    'import {useEffect} from "react";\nexport function useTitle(title: string) {\n  useEffect(() => {\n    document.title = title;\n  }, []);\n}',
    ['react-hooks/exhaustive-deps'],
  ],
  ['an assertion that a name is defined', 'export const twice = (x?: number) => x! * 2;', ['no-restricted-syntax']],
  [
    'a value without a type',
    'export const title = JSON.parse("{}").title;',
    ['@typescript-eslint/no-unsafe-assignment', '@typescript-eslint/no-unsafe-member-access'],
  ],
  ['a file that is too long', 'export {};\n'.repeat(301), ['max-lines']],
])('the linter flags %s', async (_, text, rules) => {
  expect((await rulesBroken(text)).sort()).toEqual(rules);
});

it('the linter flags a comment that switches off what is not broken', async () => {
  expect(await rulesBroken('// eslint-disable-next-line no-debugger\nexport {};\n')).toHaveLength(1);
});

it('lets an index be asserted, and tests assert more and be longer', async () => {
  expect(await rulesBroken('export const first = (xs: number[]) => xs[0]! + xs.at(-1)!;')).toEqual([]);
  expect(await rulesBroken(`${'export {};\n'.repeat(301)}export const twice = (x?: number) => x! * 2;`, 'tests/unit/lint.test.ts')).toEqual(
    [],
  );
});
