import katex from 'katex';

/** How formulas are set everywhere: what KaTeX would only warn of is an error. */
export const KATEX_OPTIONS = {strict: 'error'} as const;

export const FORMULA_FIX = '改正公式；公式里的中文写成 \\text{中文}，正文里的美元符号写成 \\$';

/** What KaTeX says is wrong, without its preamble. */
export const reasonOf = ({message}: Error): string => message.replace(/^KaTeX parse error: /, '');

/** Sets a formula as the build does. @throws KaTeX's ParseError */
export const setFormula = (tex: string, displayMode: boolean): string => katex.renderToString(tex, {displayMode, ...KATEX_OPTIONS});
