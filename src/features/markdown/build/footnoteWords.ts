/** What the Markdown compiler itself says in the footnotes of a page, for Docusaurus' `markdown.remarkRehypeOptions`. */
export const footnoteWords = {
  footnoteLabel: '脚注',
  /** @param footnote from 0 @param reference from 1: which of those to the same footnote */
  footnoteBackLabel: (footnote: number, reference: number) =>
    `回到正文里的脚注 ${footnote + 1}${reference > 1 ? `（第 ${reference} 处）` : ''}`,
};
