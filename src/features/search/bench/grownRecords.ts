import type {SearchRecord} from '../engine/types';
import {isHan, runsOf} from '../engine/runs';
import {createRandom, type Random} from './random';
import {groupBy} from '../../../shared/pure/groupBy';

type Unit = string;

/**
 * Generates the records of a larger site: each page has the structure of a real one (headings, passages and their
 * lengths) with generated text. A copy would be compressed away, and would share its rare words with its original.
 */
export function grownRecords(records: SearchRecord[], pages: number, seed: number): SearchRecord[] {
  const random = createRandom(seed);
  const shapes = [...groupBy(records, ({url_without_anchor: url}) => url).values()];
  const write = markov(
    records.map(({content, hierarchy, type}) => content ?? hierarchy[type as 'lvl1'] ?? ''),
    random,
  );
  return Array.from({length: pages}, (_, number) => grownPage(random.pick(shapes), number, write)).flat();
}

function grownPage(shape: SearchRecord[], number: number, write: (length: number) => string): SearchRecord[] {
  const hierarchy: SearchRecord['hierarchy'] = {...shape[0]!.hierarchy};
  const url = `/docs/section-${number % 12}/${encodeURIComponent(write(6))}-${number}`;
  let anchor: string | null = null;
  return shape.map((record, position) => {
    const {type, content} = record;
    const text = write((content ?? record.hierarchy[type as 'lvl1'] ?? '').length);
    if (type !== 'content') {
      [1, 2, 3, 4, 5, 6]
        .filter((level) => level >= Number(type.slice(3)))
        .forEach((level) => Object.assign(hierarchy, {[`lvl${level}`]: null}));
      Object.assign(hierarchy, {[type]: text});
      anchor = type === 'lvl1' ? null : text;
    }
    const here = url + (anchor === null ? '' : `#${encodeURIComponent(anchor)}`);
    return {
      ...record,
      objectID: `${here}:${position}`,
      url: here,
      url_without_anchor: url,
      anchor,
      content: content && text,
      hierarchy: {...hierarchy},
    };
  });
}

/** A trigram model of the texts: generates text by units (characters, words, signs). */
function markov(texts: string[], random: Random): (length: number) => string {
  const next = new Map<string, Unit[]>();
  for (const text of texts) {
    const units = unitsOf(text);
    for (let at = 2; at < units.length; at++) {
      const key = `${units[at - 2]}\n${units[at - 1]}`;
      const list = next.get(key) ?? [];
      next.set(key, list);
      list.push(units[at]!);
    }
  }
  const keys = [...next.keys()];
  return (length) => {
    // Joined at the end: a string that grows by pieces keeps them all, gigabytes of them.
    const units: Unit[] = [];
    let [first, second] = random.pick(keys).split('\n') as [Unit, Unit];
    for (let written = 0; written < length; written += units.at(-1)!.length) {
      const unit: Unit = random.pick(next.get(`${first}\n${second}`) ?? [second]);
      units.push(unit);
      [first, second] = unit === second ? (random.pick(keys).split('\n') as [Unit, Unit]) : [second, unit];
    }
    return units.join('').trim() || '段';
  };
}

function unitsOf(text: string): Unit[] {
  const ends = new Map(
    runsOf(text.toLowerCase())
      .filter(({kind}) => kind === 'word')
      .map(({start, end}) => [start, end]),
  );
  const units: Unit[] = [];
  for (let at = 0; at < text.length;) {
    const end = isHan(text.charCodeAt(at)) ? at + 1 : (ends.get(at) ?? at + 1);
    units.push(text.slice(at, end).replace('\n', ' '));
    at = end;
  }
  return units;
}
