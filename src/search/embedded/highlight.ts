import {fold} from './fold';

const ENTITIES: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (char) => ENTITIES[char]!);

/** The text as HTML with each occurrence of a word in `<mark>`; `words` are folded. */
export function highlight(text: string, words: string[], escape = escapeHtml): string {
  const folded = fold(text);
  let html = '';
  let at = 0;
  while (at < text.length) {
    const word = words.filter((candidate) => folded.startsWith(candidate, at)).sort((a, b) => b.length - a.length)[0];
    const end = at + (word?.length ?? 1);
    const piece = escape(text.slice(at, end));
    html += word ? `<mark>${piece}</mark>` : piece;
    at = end;
  }
  return html;
}
