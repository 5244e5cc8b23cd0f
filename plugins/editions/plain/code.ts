import type {AnyNode, CheerioAPI} from 'cheerio';

/** Code without the colours, diagrams as their source, and formulas as the TeX that KaTeX keeps. */
export function codeAndFormulas($: CheerioAPI): void {
  $('.theme-code-block').each((_, block) => {
    const pre = $(block).is('pre') ? $(block) : $(block).find('pre').first();
    const language = /language-(\S+)/.exec(`${$(block).attr('class')} ${pre.attr('class')}`)?.[1];
    const code = $('<code>').text(textOf(pre.get(0)!).replace(/\n+$/, ''));
    code.attr('class', language ? `language-${language}` : null);
    const title = $(block).find('.code-title').first().text().trim();
    $(block).replaceWith($('<pre>').attr('title', title || null).append(code));
  });
  $('[data-mermaid]').each((_, diagram) => {
    $(diagram).replaceWith($('<pre>').append($('<code class="language-mermaid">').text($(diagram).attr('data-mermaid')!)));
  });
  $('.katex').each((_, formula) => {
    const display = $(formula).parent('.katex-display');
    const tex = $('<code>').text($(formula).find('annotation').first().text().trim());
    if (display.length > 0) {
      display.replaceWith($('<pre class="math">').append(tex));
    } else {
      $(formula).replaceWith(tex.addClass('math'));
    }
  });
}

/** Lines of code end in a line break, written as a character or as an element. */
function textOf(node: AnyNode): string {
  if ('data' in node) {
    return node.type === 'text' ? node.data : '';
  }
  return 'name' in node && node.name === 'br' ? '\n' : node.children.map(textOf).join('');
}
