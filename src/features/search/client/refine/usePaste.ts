import {type ClipboardEvent, type RefObject, useCallback, useState} from 'react';
import type {LiteClient} from 'algoliasearch/lite';
import {siteIndex} from '../../embedded/siteIndex';
import {useSearchConfig} from '../searchConfig';
import type {Answer} from './answer';
import {fillField} from './fillField';

/** The most characters that a search service takes as a query. */
const MAX_REQUEST_LENGTH = 512;
/** The end of a long log has its error. */
const MAX_PASTE_LENGTH = 4000;

/**
 * Shortens a pasted text that the field has no room for to the phrases and words that the site has, which our own engine finds; the field alone would
 * lose its end without a word.
 * @returns the handler, and what to tell the reader
 */
export function usePaste(
  client: RefObject<LiteClient | undefined>,
  isOwn: boolean,
): {onPaste: (event: ClipboardEvent) => void; notice: string} {
  const {indexName, host} = useSearchConfig();
  const [notice, setNotice] = useState('');
  const onPaste = useCallback(
    (event: ClipboardEvent) => {
      const field = event.target as HTMLInputElement;
      const pasted = event.clipboardData.getData('text');
      const {value, selectionStart, selectionEnd, maxLength} = field;
      const whole = value.slice(0, selectionStart ?? 0) + pasted + value.slice(selectionEnd ?? 0);
      if (maxLength < 0 || whole.length <= maxLength) {
        setNotice('');
        return;
      }
      const told = `粘贴的文字有 ${pasted.length} 个字符，搜索框最多 ${maxLength} 个：`;
      if (!isOwn || !client.current) {
        setNotice(`${told}后面的没有收下。`);
        return;
      }
      event.preventDefault();
      const query = whole.slice(host ? -MAX_REQUEST_LENGTH : -MAX_PASTE_LENGTH);
      void shorten(client.current, {indexName, query})
        .then((shortened) => [shortened, '留下了其中本站有的词句。'] as const)
        .catch(() => [whole.slice(0, maxLength), '后面的没有收下。'] as const)
        .then(([text, what]) => {
          fillField(field, text);
          setNotice(told + what);
        });
    },
    [client, host, indexName, isOwn],
  );
  return {onPaste, notice};
}

/** The query as our own engine shortens it, which has to know all words of the site. */
async function shorten(client: LiteClient, request: {indexName: string; query: string}): Promise<string> {
  await siteIndex()?.loadText();
  const {results} = await client.search({requests: [{...request, hitsPerPage: 1}]});
  return (results[0] as Answer).query;
}
