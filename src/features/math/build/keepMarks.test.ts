import {h} from 'hastscript';
import {toHtml} from 'hast-util-to-html';
import type {ElementContent} from 'hast';
import {expect, it} from 'vitest';
import keepMarks from './keepMarks';

const BASE = '<span class="base">a</span>';
const formula = (html = BASE): ElementContent => ({...h('span', {className: ['katex']}), children: [{type: 'raw', value: html}]});

const mark = () => h('sup', [h('a', {dataFootnoteRef: ''}, '1')]);

function kept(...children: (ElementContent | string)[]): string {
  const root = h(null, [h('p', children)]);
  keepMarks()(root);
  return toHtml(root, {allowDangerousHtml: true})
    .replaceAll(`<span class="katex">${BASE}</span>`, '$a$')
    .replaceAll('<sup><a data-footnote-ref="">1</a></sup>', '[1]');
}

it.each([
  [['取', formula(), '，再'], '<p>取<span class="with-marks">$a$，</span>再</p>'],
  [['取（', formula(), '）。'], '<p>取<span class="with-marks">（$a$）。</span></p>'],
  [['“', formula(), '” 与 ', formula(), ' 。'], '<p><span class="with-marks">“$a$”</span> 与 $a$ 。</p>'],
  [[formula(), '、', formula(), '、'], '<p><span class="with-marks">$a$、</span><wbr><span class="with-marks">$a$、</span></p>'],
  [[h('strong', [formula()]), '，'], '<p><strong>$a$</strong>，</p>'],
  [['取 ', formula(), ' 个', h('code', 'x'), '。'], '<p>取 $a$ 个<code>x</code>。</p>'],
  [['（', h('code.unbroken', 'x'), '）。'], '<p><span class="with-marks">（<code class="unbroken">x</code>）。</span></p>'],
  [['甲乙', mark(), '，丙'], '<p>甲<span class="with-marks">乙[1]，</span>丙</p>'],
  [['甲。', mark(), mark(), '丙'], '<p>甲<span class="with-marks">。[1][1]</span>丙</p>'],
  [['取（', formula(), '）', mark(), '。'], '<p>取<span class="with-marks">（$a$）[1]。</span></p>'],
  [['取 ', formula(), mark(), '。'], '<p>取 <span class="with-marks">$a$[1]。</span></p>'],
  [[h('em', '甲'), mark(), ' 乙'], '<p><em>甲</em>[1] 乙</p>'],
])('%#: marks stay with their formula', (children, html) => {
  expect(kept(...children)).toBe(html);
});

it('a formula of several parts may still be broken between them', () => {
  expect(kept(formula(BASE + BASE), '，')).toBe(`<p><span class="with-marks"><span class="katex">${BASE}<wbr>${BASE}</span>，</span></p>`);
});
