import type {Parsed} from '../../../shared/pure/parse';
import {isLetter, parseRegex} from '@site/src/features/explorers/RegexExplorer/model/parse';
import {subsets, type Subsets} from '@site/src/features/explorers/RegexExplorer/model/subset';
import {thompson, type Nfa} from '@site/src/features/explorers/RegexExplorer/model/thompson';

/** An expression with its NFA, and its DFA, whose size decides whether it can be drawn. */
export interface Machines {
  text: string;
  nfa: Nfa;
  dfa: Subsets;
}

const MAX_PATTERN_LENGTH = 24;

export function machinesOf(text: string): Machines {
  const nfa = thompson(parseRegex(text));
  return {text, nfa, dfa: subsets(nfa)};
}

/** Parses an expression, or says how to fix it or that it is too large to draw. */
export function parseExpression(typed: string): Parsed<Machines> {
  const text = typed.normalize('NFKC').replace(/\s/g, '');
  if (text.length > MAX_PATTERN_LENGTH) {
    return {message: `最多 ${MAX_PATTERN_LENGTH} 个字符，现在是 ${text.length} 个。`};
  }
  try {
    return {value: machinesOf(text), text};
  } catch (error) {
    return {message: (error as Error).message};
  }
}

/** A text to run; it may be empty. */
export function parseText(typed: string): Parsed<string> {
  const text = typed.normalize('NFKC').trim();
  const wrong = [...text].findIndex((char) => !isLetter(char));
  if (wrong >= 0) {
    return {message: `第 ${wrong + 1} 个字符“${[...text][wrong]}”不收：可用字母、数字和表达式里的那些记号。`};
  }
  return text.length > MAX_PATTERN_LENGTH
    ? {message: `最多 ${MAX_PATTERN_LENGTH} 个字符，现在是 ${text.length} 个。`}
    : {value: text, text};
}
