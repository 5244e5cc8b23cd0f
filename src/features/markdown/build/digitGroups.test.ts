import {expect, it} from 'vitest';
import {renderMarkdown} from '../../../shared/testing/renderMarkdown';

it.each([
  ['共 67 108 864 个', '共 67\u202f108\u202f864 个'],
  ['| a |\n| --- |\n| 65 535 |', '65\u202f535'],
  ['版本 12 1234', '版本 12 1234'],
  ['`65 535`', '65 535'],
])('%s', async (source, expected) => {
  expect(await renderMarkdown(source)).toContain(expected);
});
