import {Prism, normalizeTokens} from 'prism-react-renderer';
import {tokenKinds} from './prism';

/** A piece of code, and the kind of token it is if that has a colour of its own (src/features/code-block/prism.ts). */
export type Piece = readonly [text: string, kind?: string];

const kindOfType = new Map(Object.entries(tokenKinds).flatMap(([kind, types]) => types.map((type) => [type, kind])));

/** Of the names that Prism gives a token, the last one that has a colour decides. */
const kindOf = (types: readonly string[]) =>
  types
    .map((type) => kindOfType.get(type))
    .filter(Boolean)
    .at(-1);

const piece = (text: string, kind?: string): Piece => (kind ? [text, kind] : [text]);

/** Joins neighbours of one kind; blanks have no colour and go with what stands before them. */
export function join(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const [text, kind] of pieces) {
    const last = joined.at(-1);
    if (last && (last[1] === kind || !text.trim())) {
      joined[joined.length - 1] = piece(last[0] + text, last[1]);
    } else if (text) {
      joined.push(piece(text, kind));
    }
  }
  return joined;
}

/** The lines of a program in pieces; a language that Prism does not know has no colours. */
export function highlight(code: string, language: string): Piece[][] {
  const grammar = Prism.languages[language];
  const lines = normalizeTokens(grammar ? Prism.tokenize(code, grammar) : [code]);
  return lines.map((line) => join(line.filter(({empty}) => !empty).map(({content, types}): Piece => [content, kindOf(types)])));
}

/** Whether Prism knows a language. */
export const isKnown = (language: string): boolean => language in Prism.languages;
