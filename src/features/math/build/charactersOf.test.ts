import katex from 'katex';
import {expect, test} from 'vitest';
import {addCharactersOf, type Characters} from './charactersOf';

function charactersOf(html: string): Record<keyof Characters, string> {
  const characters: Characters = {math: new Set(), other: new Set()};
  addCharactersOf(html, characters);
  return {
    math: [...characters.math].sort().join(''),
    other: [...characters.other]
      .filter((one) => /[^\s\u200b]/.test(one))
      .sort()
      .join(''),
  };
}

test('the letters of variables are told from all else that a formula shows', () => {
  const html = `<p>正文 qrs</p>${katex.renderToString('\\boldsymbol{v} = \\frac{\\alpha}{12} + \\text{常数 c} \\le \\mathbf{M}')}`;
  expect(charactersOf(html)).toEqual({math: 'vα', other: '+12=Mc≤常数'});
});

test('what is said to a screen reader, and the source, set no character', () => {
  expect(
    charactersOf(
      '<span class="katex"><span class="katex-mathml"><math><mi>z</mi></math></span><span class="katex-html"><span class="mord mathnormal">a</span></span></span>',
    ),
  ).toEqual({math: 'a', other: ''});
});

test('characters that HTML writes as entities are read; an unknown one is told', () => {
  expect(charactersOf('<span class=katex-html><span class="mord">a &lt; b &#x27;</span></span>')).toEqual({math: '', other: "'<ab"});
  expect(() => charactersOf('<span class="katex-html">&euro;</span>')).toThrow('&euro;');
});
