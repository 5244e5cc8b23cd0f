import {expect, it, test} from 'vitest';
import {asciiAddress} from './asciiAddress';
import {structuredData} from './structuredData';

test.each([
  ['https://a.org/docs/4.1 内存', 'https://a.org/docs/4.1%20%E5%86%85%E5%AD%98'],
  ['https://a.org/docs/4.1%20%E5%86%85', 'https://a.org/docs/4.1%20%E5%86%85'],
  ['https://a.org/blog/HTTP&HTTPS', 'https://a.org/blog/HTTP&HTTPS'],
])('%s travels as %s', (address, ascii) => expect(asciiAddress(address)).toBe(ascii));

it('spells the addresses of structured data so, leaves its words, and cannot end the script', () => {
  expect(structuredData({'@context': 'https://schema.org', item: 'https://a.org/一', name: 'https://一 </script>'})).toBe(
    '{"@context":"https://schema.org","item":"https://a.org/%E4%B8%80","name":"https://一 \\u003c/script>"}',
  );
});
