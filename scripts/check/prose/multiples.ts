import {proseRule} from './findings';

/** A number in digits, in characters, or in a formula (U+FFFB stands for one); “多少倍” and “几倍” ask and are no number. */
const NUMBER = String.raw`[\d一两二三四五六七八九十百千万\uFFFB][\d.,、一两二三四五六七八九十百千万\uFFFB 多半到至–-]*`;

/** “快两倍” is a half of the time to one reader and a third to another. What is quoted is what somebody else said. */
export const multiples = proseRule('multiples', [
  {
    pattern: new RegExp(String.raw`(?<!“[^”]*)[快慢]了? ?(?:将近|近|大约|约|至少|至多|最多|不到)? ?${NUMBER}倍`, 'gu'),
    message: '倍数有两种读法',
    fix: '写“快到 2 倍”“速度是它的 2 倍”“慢到 3 倍”或“用时是一半”',
  },
]);
