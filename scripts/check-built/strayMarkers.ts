import type {BuiltRule} from './types';
import {fault} from './types';

const MARKERS = ['**', '~~', ':::', '$$', '[object Object]', 'undefined'];
/** Where such characters are meant: code, formulas, and what no reader sees. */
const LITERAL = 'code, pre, kbd, samp, script, style, template, noscript, .katex';

/** Markdown that was printed instead of rendered, and values that were never there. */
export const strayMarkers: BuiltRule = {
  name: 'stray-markers',
  check({pages}) {
    let checked = 0;
    const problems = pages.flatMap(({file, $}) => {
      const body = $('body').clone();
      body.find(LITERAL).remove();
      const texts = body
        .find('*')
        .addBack()
        .contents()
        .toArray()
        .flatMap((node) => (node.type === 'text' ? node.data : []));
      checked += texts.length;
      return texts.flatMap((text) => {
        const marker = MARKERS.find((one) => text.includes(one));
        return marker
          ? [fault(file, `正文里露出了 ${marker}：${text.trim().slice(0, 40)}`, '改正那一处 Markdown；要显示这些符号，写成行内代码')]
          : [];
      });
    });
    return {checked, problems};
  },
};
