import {Converter as FromMainland} from 'opencc-js/cn2t';
import {Converter as FromTraditional} from 'opencc-js/t2cn';
import {toOurs} from '../engine/taiwan';
import type {SearchRecord} from '../engine/types';
import {headingText} from './headingText';

const toTaiwan = FromMainland({from: 'cn', to: 'twp'});
const simplify = FromTraditional({from: 't', to: 'cn'});
const segmenter = new Intl.Segmenter('zh-Hans', {granularity: 'word'});
const HAN = /^\p{Script=Han}{2,}$/u;

/** The words of titles, headings and terms that Taiwan calls otherwise: its word, in simplified characters, and ours. */
export function taiwanWords(records: SearchRecord[], terms: string[]): [taiwan: string, ours: string][] {
  const headings = records.map(headingText);
  const words = new Set([...terms, ...headings.flatMap((text) => [...segmenter.segment(text)].map(({segment}) => segment))]);
  const pairs = [...words]
    .filter((word) => HAN.test(word))
    .map((word): [string, string] => [simplify(toTaiwan(word)), word])
    .filter(([taiwan, word]) => taiwan !== word && !words.has(taiwan))
    .sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1));
  // A compound that the replacement of its parts gives needs no entry of its own.
  const kept: [string, string][] = [];
  for (const [taiwan, word] of pairs) {
    if (toOurs(taiwan, kept) !== word) {
      kept.push([taiwan, word]);
    }
  }
  return kept;
}
