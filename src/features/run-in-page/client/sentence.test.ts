import {expect, it} from 'vitest';
import type {Step} from '../../../shared/pure/compareOutput';
import {sentence, stoppedSentence, type Told} from './sentence';

const steps = (kinds: string): Step[] =>
  [...kinds].map((kind) => ({kind: kind === '+' ? 'printed' : kind === '-' ? 'expected' : 'same', text: ''}));
const told = (kinds: string, more: Partial<Told> = {}) =>
  sentence({steps: steps(kinds), exit: 0, isLiteral: true, isAsOnPage: true, ...more});

it('says whether the output is that of the page', () => {
  expect(told('==')).toBe('运行结束，2 行，与页上的输出一字不差。');
  expect(told('==', {isLiteral: false})).toBe('运行结束，2 行，与页上的输出一样，只有时间、地址之类每次都变的不同。');
  expect(told('=+-')).toBe('运行结束，2 行，与页上的输出不同：标 + 的 1 行页上没有，标 − 的 1 行这次没有打印。');
  expect(told('--')).toBe('运行结束，什么也没有打印。');
});

it('with other arguments says what the page does not have, and no more', () => {
  expect(told('=+-', {isAsOnPage: false})).toBe('运行结束，2 行，标 + 的 1 行页上没有。');
  expect(told('=-', {isAsOnPage: false})).toBe('运行结束，1 行，页上还有 1 行这次没有打印。');
  expect(told('==', {isAsOnPage: false})).toBe('运行结束，2 行，与页上的输出一字不差。');
});

it('names an exit code that is not zero, and how a run was ended', () => {
  expect(told('=', {exit: 3})).toContain('运行结束，退出码 3，1 行');
  expect(stoppedSentence(undefined)).toBe('已停止。');
  expect(stoppedSentence(120)).toContain('120 秒');
});
