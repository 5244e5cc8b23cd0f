import {FILLER_WORDS, QUESTION_WORDS} from './askingWords';
import {fold, squeeze} from './fold';
import {withoutLogPlaces} from './logPlaces';
import {isHan, runsOf} from './runs';
import type {SearchIndex} from './searchIndex';
import {toOurs} from './taiwan';
import {entriesOfBigram} from './segment';

/** A unit of the query by which entries are looked up; its index is its bit. */
export interface Token {
  text: string;
  /** Its offset in the query's text. */
  start: number;
  /** Factor of its weight besides its rarity. */
  factor: number;
  /** Whether entries have it as it stands, signs included. */
  isLiteral?: true;
}

/** A run of Chinese characters or a word of another script, with the numbers of its tokens. */
export interface Part {
  kind: 'han' | 'word';
  text: string;
  tokens: number[];
}

export interface Query {
  /** Folded, in simplified characters. */
  text: string;
  squeezed: string;
  /** Squeezed, without question words. */
  content: string;
  tokens: Token[];
  parts: Part[];
  /** The parts that are words. */
  words: string[];
}

const MAX_TOKENS = 64;
/** What stands between spaces, Chinese characters and Chinese punctuation. */
const PIECE = /[\u0021-\u02ff]+/g;
const QUESTION = new RegExp(QUESTION_WORDS.join('|'), 'g');
const FILLER = new RegExp(FILLER_WORDS.map((word) => (/^[a-z]+$/.test(word) ? `\\b${word}\\b` : word)).join('|'), 'g');
const FUNCTION = new Set('的了是在有和与或及就不都也这那着把被从对于我你他它们个些样会能要么没');

/** Factors of a token's weight besides its rarity; 1 for other bigrams. */
const FACTORS = {word: 1.6, letterOfLiteral: 0.3, inQuestion: 0.08, oneFunctionCharacter: 0.4, twoFunctionCharacters: 0.15};

/** Tokenises a query. */
export function analyse(index: SearchIndex, query: string): Query {
  const folded = fold(withoutLogPlaces(query)).trim();
  const simplified = simplify(index, folded);
  const text = simplified === folded ? folded : toOurs(simplified, index.taiwan);
  const asking = questionCharacters(text);
  const tokens: Token[] = [];
  const parts: Part[] = [];
  for (const {kind, start, end} of runsOf(text)) {
    const first = tokens.length;
    if (kind === 'word') {
      tokens.push({text: text.slice(start, end), start, factor: FACTORS.word});
    } else if (end - start === 1) {
      tokens.push({
        text: text[start]!,
        start,
        factor: asking.has(start) ? FACTORS.inQuestion : FUNCTION.has(text[start]!) ? FACTORS.oneFunctionCharacter : 1,
      });
    } else {
      for (let at = start; at + 1 < end; at++) {
        tokens.push({
          text: text.slice(at, at + 2),
          start: at,
          factor: asking.has(at) || asking.has(at + 1) ? FACTORS.inQuestion : functionFactor(text[at]!, text[at + 1]!),
        });
      }
      tokens.push(...charactersBetween(text, start, end, asking));
    }
    tokens.length = Math.min(tokens.length, MAX_TOKENS);
    parts.push({kind, text: text.slice(start, end), tokens: tokens.slice(first).map((_, offset) => first + offset)});
  }
  for (const {start, literal} of literalsOf(text)) {
    tokens.forEach((token) => {
      if (token.text.length === 1 && token.start >= start && token.start < start + literal.length) {
        token.factor *= FACTORS.letterOfLiteral;
      }
    });
    if (tokens.length < MAX_TOKENS) {
      tokens.push({text: literal, start, factor: FACTORS.word, isLiteral: true});
    }
  }
  const known = parts.filter((part) => part.tokens.length > 0);
  return {
    text,
    squeezed: squeeze(text),
    content: squeeze(withoutQuestion(text).join(' ')),
    tokens,
    parts: known,
    words: known.filter(({kind}) => kind === 'word').map((part) => part.text),
  };
}

/**
 * The pieces of a query that mean something by their signs, or by a letter that touches a Chinese character: `B+树`, `B树`, `0.1+0.2`,
 * `<<<grid`, `-avz`, `$?`, `c++`, `.net`.
 */
function literalsOf(text: string): {start: number; literal: string}[] {
  return [...text.matchAll(PIECE)].flatMap(({0: piece, index}) => {
    const opening = /^["'(]*(?=\w)/.exec(piece)?.[0].length ?? 0;
    const start = index + opening;
    const literal = piece.slice(opening).replace(/(\w)["'.,:;!?)]+$/, '$1');
    const next = text[start + literal.length] ?? '';
    const isShort = /^[a-z]{1,2}[+*]?$/.test(literal);
    if (isShort && isHan(next.charCodeAt(0))) {
      return [{start, literal: literal + next}];
    }
    return literal.length > 1 && /[^\p{L}\p{N}_\s]/u.test(literal) ? [{start, literal}] : [];
  });
}

/** Converts traditional characters to their simplified forms, where those are more frequent on the site. */
function simplify(index: SearchIndex, folded: string): string {
  return folded.replace(/[^\0-\u02ff]/gu, (char) => {
    const simple = index.simplified.get(char);
    return simple?.length === char.length && frequency(index, char) < frequency(index, simple) ? simple : char;
  });
}

const frequency = ({segments}: SearchIndex, char: string) =>
  isHan(char.charCodeAt(0)) ? segments.reduce((sum, segment) => sum + entriesOfBigram(segment, char).length, 0) : 0;

/** The offsets of question words; none if the query consists of question words. */
function questionCharacters(text: string): Set<number> {
  const asking = new Set<number>();
  for (const {0: words, index} of text.matchAll(QUESTION)) {
    for (let at = index; at < index + words.length; at++) {
      asking.add(at);
    }
  }
  return asking.size < squeeze(text).length ? asking : new Set();
}

/** What is asked for in one character, which no bigram has without a question word: 什么是栈. */
function charactersBetween(text: string, start: number, end: number, asking: Set<number>): Token[] {
  const isOther = (at: number) => at < start || at >= end || asking.has(at);
  return [...text.slice(start, end)].flatMap((char, offset) => {
    const at = start + offset;
    const isAlone = !asking.has(at) && isOther(at - 1) && isOther(at + 1) && !FUNCTION.has(char);
    return isAlone ? [{text: char, start: at, factor: 1}] : [];
  });
}

function functionFactor(first: string, second: string): number {
  const count = Number(FUNCTION.has(first)) + Number(FUNCTION.has(second));
  return count === 2 ? FACTORS.twoFunctionCharacters : count === 1 ? FACTORS.oneFunctionCharacter : 1;
}

/** The offsets of question words, particles and filler. */
export function asksOrJoins(text: string): Set<number> {
  const filler = [...text.matchAll(FILLER)].flatMap(({0: word, index}) => [...word].map((_, at) => index + at));
  return new Set([...questionCharacters(text), ...filler, ...[...text].flatMap((char, at) => (FUNCTION.has(char) ? at : []))]);
}

/** The parts of a Chinese run between question words. */
export function withoutQuestion(run: string): string[] {
  return run.split(QUESTION).filter(Boolean);
}
