import {expect, it} from 'vitest';
import leanConfig from './leanConfig.cjs';

it('what the build alone reads of the configuration stays there', () => {
  const config =
    '{\n  "title": "并行笔记",\n  "presets": [{}],\n  "future": {"faster": {}, "experimental_router": "browser"},\n  "themeConfig": {"a": 1, "prism": {}}\n}';
  expect(leanConfig(`/* x */\nexport default ${config};\n`)).toBe(
    '/* x */\nexport default {"title":"并行笔记","future":{"experimental_router":"browser"},"themeConfig":{"a":1}};\n',
  );
});

it('another shape is refused', () => expect(() => leanConfig('export const config = {};')).toThrow('变了样'));
