import {escapeHtml} from '../../../shared/pure/escapeHtml';
import {diagramWords, type DiagramWords} from './diagramWords';

/** Steps as a numbered list; arrows as a list by where they begin, several from one place below it. */
function listOf(words: DiagramWords): string {
  if (words.kind === 'steps') {
    return `<ol>${words.steps.map((step) => `<li>${escapeHtml(step)}</li>`).join('')}</ol>`;
  }
  const arrow = ({to, says}: {to: string; says: string}) => escapeHtml(says ? `${says} → ${to}` : `→ ${to}`);
  const entries = words.groups.map(({from, arrows: [first, ...others]}) =>
    first && others.length === 0
      ? `<li>${escapeHtml(from)}${first.says ? '：' : ' '}${arrow(first)}</li>`
      : `<li>${escapeHtml(from)}<ul>${[...(first ? [first] : []), ...others].map((one) => `<li>${arrow(one)}</li>`).join('')}</ul></li>`,
  );
  return `<ul>${entries.join('')}</ul>`;
}

/**
 * A diagram in a book: what it is called, and what it says; its source where that is not known.
 * @param way a link to the drawing
 */
export function diagramFigure(source: string, way: string): string {
  const told = ['accTitle', 'accDescr'].map((key) => new RegExp(`^\\s*${key}:\\s*(.+)$`, 'm').exec(source)?.[1]?.trim() ?? '');
  const caption = `<figcaption>示意图：${escapeHtml(told.filter(Boolean).join('。'))}${way}</figcaption>`;
  const words = diagramWords(source);
  if (words) {
    return `<figure class="diagram">${caption}${listOf(words)}</figure>`;
  }
  const lines = source.replace(/^\s*acc(?:Title|Descr):.*\n?/gm, '').trim();
  return `<figure class="code">${caption}<pre><code>${escapeHtml(lines)}</code></pre></figure>`;
}
