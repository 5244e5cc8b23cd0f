import {expect, it} from 'vitest';
import {admonitionFaults} from './admonitionFaults';

const linesOf = (text: string) => admonitionFaults(text).map(({line, message}) => `${line} ${message}`);

it.each([
  [':::note\n\n里面。\n\n:::\n', []],
  ['::::note 标题\n\n:::tip[甲]\n\n里面。\n\n:::\n\n::::\n', []],
  ['> :::warning\n> 里面。\n> :::\n\n- 项\n\n  :::info\n  里面。\n  :::\n', []],
  ['```md\n:::note\n```\n\n`:::note`\n', []],
  ['::quickref\n\n| a |\n', []],
  [':::note\n\n里面。\n', ['1 :::note 没有结束，后面的都会进到框里']],
  [':::note\n\n:::tip\n\n里面。\n\n:::\n\n:::\n', ['3 :::tip 没有结束，后面的都会进到框里', '9 这里的 ::: 没有开头']],
  [':::Note\n\n里面。\n\n:::\n', ['1 没有叫 :::Note 的框']],
])('%j', (text, faults) => {
  expect(linesOf(text)).toEqual(faults);
});
