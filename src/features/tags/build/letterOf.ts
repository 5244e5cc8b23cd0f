import {pinyin} from 'pinyin-pro';

/** Under which letter a name stands: that of its first character's pinyin; `#` where it has none. */
export function letterOf(name: string): string {
  const [letter = ''] = pinyin(name.slice(0, 1), {pattern: 'first', toneType: 'none'}).toUpperCase();
  return /[A-Z]/.test(letter) ? letter : '#';
}
