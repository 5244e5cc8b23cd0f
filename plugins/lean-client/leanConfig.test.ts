import {expect, it} from 'vitest';
import leanConfig from './leanConfig.cjs';

it('what the build alone reads of the configuration stays there', () => {
  expect(leanConfig('/* x */\nexport default {\n  "title": "并行笔记",\n  "presets": [{}],\n  "themeConfig": {"a": 1}\n};\n')).toBe('/* x */\nexport default {"title":"并行笔记","themeConfig":{"a":1}};\n');
});

it('another shape is refused', () => expect(() => leanConfig('export const config = {};')).toThrow('变了样'));
