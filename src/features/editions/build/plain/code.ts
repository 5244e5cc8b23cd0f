import type {AnyNode, CheerioAPI, Element} from 'cheerio';

/** Code without the colours, diagrams as their source, and formulas as the TeX that KaTeX keeps. */
export function codeAndFormulas($: CheerioAPI): void {
  $('.theme-code-block').each((_, block) => {
    const pre = $(block).is('pre') ? $(block) : $(block).find('pre').first();
    const language = /language-(\S+)/.exec(`${$(block).attr('class')} ${pre.attr('class')}`)?.[1];
    const code = $('<code>').text(textOf(pre.get(0)!).replace(/\n+$/, ''));
    code.attr('class', language ? `language-${language}` : null);
    const title = $(block).find('.code-title').first().contents().first().text().trim();
    $(block).replaceWith(
      $('<pre>')
        .attr('title', title || null)
        .append(code),
    );
  });
  $('[data-mermaid]').each((_, diagram) => {
    $(diagram).replaceWith($('<pre>').append($('<code class="language-mermaid">').text($(diagram).attr('data-mermaid')!)));
  });
  $('.katex').each((_, formula) => {
    const outer = formula.parent as Element;
    const isDisplay = outer.attribs?.class === 'katex-display';
    // Some notes have hundreds: they become code themselves, instead of making way for new elements.
    const source = $(formula).find('annotation').get(0);
    if (!source) {
      throw new Error('公式里没有 <annotation>，它的 TeX 拿不到：KaTeX 的输出变了 → 改 src/features/editions/build/plain/code.ts');
    }
    const {children} = source;
    children.forEach((child) => child.type === 'text' && Object.assign(child, {data: child.data.trim()}));
    Object.assign(formula, {name: 'code', attribs: isDisplay ? {} : {class: 'math'}, children});
    if (isDisplay) {
      Object.assign(outer, {name: 'pre', attribs: {class: 'math'}, children: [formula]});
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
