import {expect, it} from 'vitest';
import {leanConfig} from './leanConfig';

it('the options of plugins stay out, all else stays', () => {
  const source =
    'import a from "b";\nexport default {\n  "title": "站",\n  "presets": [["classic", {"docs": {}}]],\n  "plugins": [],\n  "themes": []\n};\n';
  expect(leanConfig(source)).toBe('import a from "b";\nexport default {"title":"站"};\n');
});

it('another shape is refused', () => expect(() => leanConfig('module.exports = {};')).toThrow('变了样'));
