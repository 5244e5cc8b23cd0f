import {expect, it} from 'vitest';
import {renderMarkdown} from '../../../shared/testing/renderMarkdown';

it('titles in Latin letters are English, emphasised Han text is not', async () => {
  const html = await renderMarkdown('*Acta Informatica*，*重点*与 *CUDA 程序*');
  expect(html).toContain('<em lang="en">Acta Informatica</em>');
  expect(html).toContain('<em>重点</em>');
  expect(html).toContain('<em>CUDA 程序</em>');
});
