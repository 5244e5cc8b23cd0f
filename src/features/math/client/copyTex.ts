const closestFormula = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest('.katex-display, .katex');

/** The selection as a copy, no formula of it cut in two. */
function wholeFormulas(selection: Selection): DocumentFragment {
  const range = selection.getRangeAt(0).cloneRange();
  const first = closestFormula(range.startContainer);
  const last = closestFormula(range.endContainer);
  if (first) {
    range.setStartBefore(first);
  }
  if (last) {
    range.setEndAfter(last);
  }
  return range.cloneContents();
}

/** Writes the source of each formula in its place, as it stands in Markdown. */
function writeTex(root: Element) {
  for (const formula of root.querySelectorAll('.katex-display, .katex:not(.katex-display *)')) {
    const tex = formula.querySelector('annotation')?.textContent;
    if (tex) {
      const isDisplay = formula.matches('.katex-display');
      const source = document.createElement(isDisplay ? 'div' : 'span');
      source.style.whiteSpace = 'pre';
      source.textContent = isDisplay ? `$$\n${tex}\n$$` : `$${tex}$`;
      formula.replaceWith(source);
    }
  }
}

/** The text of a part of a page, its blocks on lines of their own: only what is laid out has such lines. */
function textOf(part: HTMLElement): string {
  part.className = 'announcement';
  document.body.append(part);
  const text = part.innerText;
  part.remove();
  return text;
}

/** Puts TeX on the clipboard for the formulas of a selection (after KaTeX's copy-tex extension, but with the lines of the text). */
export function copyTex(event: ClipboardEvent): void {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || !event.clipboardData) {
    return;
  }
  const part = document.createElement('div');
  part.append(wholeFormulas(selection));
  if (!part.querySelector('.katex annotation')) {
    return;
  }
  part.querySelectorAll('.katex-html, button, .hash-link, script, style, link').forEach((element) => element.remove());
  event.clipboardData.setData('text/html', part.innerHTML);
  writeTex(part);
  event.clipboardData.setData('text/plain', textOf(part));
  event.preventDefault();
}
