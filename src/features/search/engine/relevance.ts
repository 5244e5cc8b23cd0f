import type {Coverage} from './coverage';
import type {Matches} from './lookup';
import type {Query} from './query';
import {isHan, isWord} from './runs';
import type {Entry, SearchIndex} from './searchIndex';

/** By role: passage, title, headings, what the page is asked as, sources and exercises. */
const ROLE = [0, 0.22, 0.15, 0.13, 0.11, 0.1, 0.1, 0.15, -0.1];
const PHRASE = 0.35;
const PHRASE_IN_WORD = 0.15;
const WHOLE_HEADING = 0.25;
const SHARE_OF_HEADING = 0.12;
const SYMBOLS = 0.35;
/** Of the places where signs stand, those that tell of them come before code that has them. */
const PROSE = 0.2;
const WHOLE_WORDS = 0.12;
const WORD_STARTS = 0.08;
const WORDS_TOGETHER = 0.6;
/** Two words side by side are often chance: of memory, out of. */
const MIN_WORDS_TOGETHER = 3;
const TITLE = 0.16;
const PAGE = 0.08;
const EARLY = 0.02;
const APPROXIMATE_PHRASE = 0.2;
/** 什么是哈希表 asks for 哈希表 before 哈希表的扩容. */
const ASKED_TITLE = 0.3;

/** What some titles begin with. */
const NUMBER = /^\d+(?:\.\d+)*/;

/**
 * Scores entries: their coverage, and bonuses for what readers expect first.
 * @param isExact whether some entry contains the query literally
 */
export function relevance(index: SearchIndex, query: Query, {approximations}: Matches, isExact: boolean): (coverage: Coverage) => number {
  const hasSigns = hasSymbols(query.text);
  const titles = new Map<number, TitleMatch>();
  const titleOf = (page: number): TitleMatch => {
    const known = titles.get(page) ?? matchTitle(query, index.entries[index.pages[page]!.headings[0]!]!);
    titles.set(page, known);
    return known;
  };
  return ({entry, own, scope, title, page}) => {
    const {folded, squeezed, level} = index.entries[entry]!;
    const at = squeezed.indexOf(query.squeezed);
    const approximation = approximations.get(entry);
    const ofTitle = titleOf(index.pageOf[entry]!);
    const isHeading = level > 0;
    let score = scope + ROLE[index.roleOf[entry]!]! * own * own + TITLE * title + PAGE * page;
    if (at >= 0) {
      score += phraseBonus(squeezed, query.squeezed) + EARLY / (1 + at / 20);
    } else if (approximation && own > 0.5 && !isExact) {
      score += APPROXIMATE_PHRASE * approximation.quality;
    }
    if (isHeading) {
      const length =
        at >= 0
          ? query.squeezed.length
          : approximation
            ? approximation.text.length * approximation.quality
            : query.squeezed.length * own * 0.8;
      score += squeezed === query.squeezed ? WHOLE_HEADING : SHARE_OF_HEADING * own * Math.min(1, length / squeezed.length);
    }
    if (at >= 0 && hasSigns) {
      score += SYMBOLS + PROSE * shareOfHan(folded);
    }
    score += ASKED_TITLE * ofTitle.share;
    score += WORDS_TOGETHER * shareTogether(query, folded);
    return score + wordBonus(query, folded, ofTitle.grades);
  };
}

/** What a page's title has of the query. */
interface TitleMatch {
  /** The share of the query, question words aside, that is the whole title; 0 where the title is not in it. */
  share: number;
  /** How well the title has each of the query's words. */
  grades: number[];
}

function matchTitle({content, words}: Query, {squeezed, folded}: Entry): TitleMatch {
  const title = squeezed.replace(NUMBER, '');
  return {
    share: title && content.includes(title) ? title.length / content.length : 0,
    grades: words.map((word) => wordGrade(folded, word)),
  };
}

/**
 * The longest piece of a query's words that stands in a text as it is, as a share of them all: of a long error message
 * a page quotes the piece without this machine's numbers.
 */
function shareTogether({words}: Query, folded: string): number {
  let most = 0;
  for (let from = 0; from + Math.max(most, MIN_WORDS_TOGETHER - 1) < words.length; from++) {
    let to = from + Math.max(most + 1, MIN_WORDS_TOGETHER);
    while (to <= words.length && folded.includes(words.slice(from, to).join(' '))) {
      most = to - from;
      to++;
    }
  }
  return most / Math.max(1, words.length);
}

/** The share of a text that is Chinese characters, up to a half: prose has more than code with comments. */
function shareOfHan(folded: string): number {
  let count = 0;
  for (let at = 0; at < folded.length && count * 2 < folded.length; at++) {
    count += Number(isHan(folded.charCodeAt(at)));
  }
  return Math.min(0.5, count / folded.length);
}

/** A phrase that starts or ends inside a word of letters counts less. */
function phraseBonus(squeezed: string, phrase: string): number {
  const cuts = (at: number) => isWord(squeezed.charCodeAt(at - 1)) && isWord(squeezed.charCodeAt(at));
  for (let at = squeezed.indexOf(phrase); at >= 0; at = squeezed.indexOf(phrase, at + 1)) {
    if (!cuts(at) && !cuts(at + phrase.length)) {
      return PHRASE;
    }
  }
  return PHRASE_IN_WORD;
}

const hasSymbols = (text: string) => /[!-/:-@[-^`{-~]/.test(text);

/** Whole words before starts of words before their inner parts, in the text or in its page's title. */
function wordBonus({words}: Query, folded: string, ofTitle: number[]): number {
  const sum = words.reduce((total, word, nth) => total + Math.max(wordGrade(folded, word), ofTitle[nth]!), 0);
  return words.length > 0 ? sum / words.length : 0;
}

function wordGrade(folded: string, word: string): number {
  let grade = 0;
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
    if (!isWord(folded.charCodeAt(at - 1))) {
      grade = WORD_STARTS;
      if (!isWord(folded.charCodeAt(at + word.length))) {
        return WHOLE_WORDS;
      }
    }
  }
  return grade;
}
