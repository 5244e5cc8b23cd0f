import {compile} from '@mdx-js/mdx';
import {describe, expect, it} from 'vitest';
import localJsx from './localJsx';

const codeOf = async (markdown: string) => String(await compile(markdown, {recmaPlugins: [localJsx]}));

describe('calls of React in a note', () => {
  it('use a name of the module, and the import once', async () => {
    const code = await codeOf('# 题\n\n一 *二* 三\n\n四');
    expect(code.match(/_jsxs?\(/g)!.length).toBeGreaterThan(4);
    expect(code).toMatch(/import \{.*jsx as _jsxFrom.*\} from "react\/jsx-runtime"/);
    expect(code.match(/\b_jsxFrom\b/g)).toHaveLength(2);
  });

  it('a module that calls nothing stays as it is', () => {
    const tree = {type: 'Program' as const, sourceType: 'module' as const, body: []};
    localJsx()(tree);
    expect(tree.body).toEqual([]);
  });
});
