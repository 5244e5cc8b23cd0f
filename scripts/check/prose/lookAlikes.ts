import type {Problem, Rule} from '../../../src/shared/checks/types';
import {blocksOf} from './blocks';

type Kind = {pattern: RegExp; message: string; fix: string};

/** Not to be seen anywhere, programs included: a reader who copies them gets what is not on the screen. */
const INVISIBLE: Kind[] = [
  {
    pattern: /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufffe\uffff]/g,
    message: '控制字符，订阅的人会读不到',
    fix: '删去它（从终端里复制来的颜色代码连同后面的 [31m）；要讲它就写成 \\x1b 这样的转义',
  },
  {
    pattern: /[\u200b-\u200f\u2060-\u2064\ufeff\u00ad\u180e\u2028\u2029]/g,
    message: '看不见的字符',
    fix: '删去它；要讲它就写成 \\u200b 这样的转义',
  },
  {
    pattern: /[\u202a-\u202e\u2066-\u2069]/g,
    message: '改变文字方向的控制字符，屏幕上的次序与真的不同',
    fix: '删去它；要讲它就写成 \\u202e 这样的转义',
  },
  {pattern: /[A-Za-z_]\p{sc=Cyrillic}|\p{sc=Cyrillic}[A-Za-z_]/gu, message: '拉丁字母里混了西里尔字母', fix: '用键盘重新输入这个词'},
];

/** Other characters with the same look, in prose. */
const DISGUISED: Kind[] = [
  {pattern: /\ufffd/g, message: '解码失败留下的字符', fix: '换回原来的字'},
  {pattern: /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g, message: '全角的字母或数字', fix: '换成半角字符'},
  {pattern: /[\uf900-\ufaff\u2e80-\u2fdf\u{2f800}-\u{2fa1f}]/gu, message: '兼容汉字或部首，搜索找不到它', fix: '用输入法重新输入这个字'},
  {pattern: /[\ue000-\uf8ff]/g, message: '私用区的字符，别人的字体里没有', fix: '换成普通的字符'},
  {pattern: /[\u00b5\u2126\u212a\u212b]/g, message: '单位符号的兼容写法（µ Ω K Å）', fix: '换成普通的字母 μ Ω K Å'},
  {pattern: /[\u30fb\u2022\u2027]/g, message: '别的间隔号', fix: '换成 ·（U+00B7）'},
  {pattern: /[\u2236\ufe30\ufe50-\ufe6b]/g, message: '看上去像标点的别的字符', fix: '换成中文标点'},
];

/** Every character is the one that it looks like. */
export const lookAlikes: Rule = {
  name: 'look-alikes',
  check(site) {
    const lines = site.pages.flatMap(({file, text}) => text.split('\n').map((one, index) => ({file, line: index + 1, text: one})));
    const prose = blocksOf(site).map(({file, text, lineAt}) => ({file, lineAt, text}));
    return {
      checked: lines.length,
      problems: [
        ...lines.flatMap(({file, line, text}) => find(text, INVISIBLE, file, () => line)),
        ...prose.flatMap(({file, lineAt, text}) => find(text, DISGUISED, file, lineAt)),
      ],
    };
  },
};

const find = (text: string, kinds: Kind[], file: string, lineAt: (offset: number) => number): Problem[] =>
  kinds.flatMap(({pattern, message, fix}) =>
    [...text.matchAll(pattern)].map(({0: found, index}) => ({
      file,
      line: lineAt(index),
      message: `${message} ${codes(found)}：${shown(text.slice(Math.max(0, index - 8), index + 8))}`,
      fix,
    })),
  );

/** What is around a finding, without what a terminal would act on. */
const shown = (text: string) => text.replace(/\p{Cc}/gu, '□').trim();

const codes = (text: string) =>
  [...text]
    .filter((char) => char < ' ' || char > '~')
    .map((char) => `U+${char.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`)
    .join(' ');
