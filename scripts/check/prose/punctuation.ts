import {proseRule} from './findings';

const pattern = (text: string) => new RegExp(text, 'gu');

/** The punctuation of Chinese sentences is full-width, stands once, and has no spaces beside it; one may follow a lead-in that ends with a full stop. */
export const punctuation = proseRule('punctuation', [
  // `12:30` and `f(x)` keep theirs: the sign stands behind a Han character.
  {pattern: pattern('\\p{sc=Han}[,;:?!](?!\\d)'), message: '汉字后面用了半角标点', fix: '换成 ，；：？'},
  {pattern: pattern('\\p{sc=Han}\\.(?=\\s*$|\\s+\\p{sc=Han})'), message: '汉字后面用了半角句点', fix: '换成句号 。'},
  {pattern: pattern('\\p{sc=Han}\\(|\\)\\p{sc=Han}'), message: '汉字旁边用了半角括号', fix: '换成（ ）'},
  {pattern: /([，。；：、？])\1|[，；：、][，。；：、？]|。[，；：、]/gu, message: '标点重复或相连', fix: '只留下一个'},
  {pattern: pattern('\\p{sc=Han}\\.{2,}|\\.{3,}\\p{sc=Han}'), message: '省略号写成了句点', fix: '写成 ……'},
  {
    pattern: /"[^"\n]*\p{sc=Han}[^"\n]*"|(?<![\w\p{sc=Han}])'[^'\n]*\p{sc=Han}[^'\n]*'/gu,
    message: '中文引语用了直引号',
    fix: '写 “ ”，引语里的引语写 ‘ ’',
  },
  {pattern: /[「」『』]/gu, message: '引号与全站不同', fix: '写 “ ”'},
  {pattern: /“[^”]*“|”[^“]*”|^[^“]*”/gu, message: '引号不成对', fix: '左边写 “，右边写 ”；引语里的引语写 ‘ ’'},
  {pattern: /[ \t][，。；：、？）”》]|[，；：、（“《][ \t]/gu, message: '全角标点旁边有空格', fix: '删去那个空格'},
]);
