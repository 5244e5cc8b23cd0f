/** Where the site serves KaTeX's stylesheet (specification, section 7); its fonts lie beside it. */
export const KATEX_STYLESHEET = 'assets/css/katex.min.css';
