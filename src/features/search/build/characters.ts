import {Converter} from 'opencc-js/t2cn';
import {pinyin} from 'pinyin-pro';
import type {TextFile} from '../engine/types';

const HAN = /\p{Script=Han}/u;
const simplify = Converter({from: 't', to: 'cn'});

/** Every traditional character whose simplified form is another one, by that form. */
const TRADITIONAL = new Map<string, string[]>();
for (let code = 0x4e00; code <= 0x9fff; code++) {
  const char = String.fromCharCode(code);
  const simple = simplify(char);
  if (simple !== char && simple.length === 1) {
    TRADITIONAL.set(simple, [...(TRADITIONAL.get(simple) ?? []), char]);
  }
}

/** The tables of the Chinese characters of a text that `known` does not have yet; they are added to it. */
export function characterTables(text: string, known: Set<string>): Pick<TextFile, 'pinyin' | 'traditional'> {
  const chars = [...new Set(text)].filter((char) => HAN.test(char) && !known.has(char)).sort();
  chars.forEach((char) => known.add(char));
  return {
    pinyin: pinyinTable(chars),
    traditional: chars.flatMap((char) => (TRADITIONAL.get(char) ?? []).map((old) => old + char)).join(''),
  };
}

function pinyinTable(chars: string[]): string {
  const bySyllable = new Map<string, string>();
  for (const char of chars) {
    for (const reading of new Set(pinyin(char, {toneType: 'none', type: 'array', multiple: true, v: true}))) {
      if (/^[a-z]+$/.test(reading)) {
        bySyllable.set(reading, (bySyllable.get(reading) ?? '') + char);
      }
    }
  }
  return [...bySyllable]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map((row) => row.join(''))
    .join(' ');
}
