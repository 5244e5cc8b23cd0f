import type {Data, Processor} from 'unified';
import type {} from 'remark-parse';
import {FULL_WIDTH, HAN, SHARED} from './chinese';

type Extension = NonNullable<Data['micromarkExtensions']>[number];
type Construct = Extract<NonNullable<NonNullable<Extension['text']>[number]>, {tokenize: unknown}>;
type Tokenizer = Construct['tokenize'];
type Token = Parameters<Parameters<Tokenizer>[0]['enter']>[0];
type Code = Parameters<ReturnType<Tokenizer>>[0];

/** The tokens of GFM's own parser, whose types are not at hand; from them it makes the links. */
const LINK = 'literalAutolink' as string as Token;
const WITH_PROTOCOL = 'literalAutolinkHttp' as string as Token;
const WITH_WWW = 'literalAutolinkWww' as string as Token;

const CHINESE = new RegExp(`[${FULL_WIDTH}${HAN}${SHARED}]`, 'u');
const PREFIXES = ['http://', 'https://', 'www.'];
const isPrefix = (text: string): boolean => PREFIXES.includes(text);
/** What an address cannot go on with, besides Chinese (GFM, “autolink path”); the codes below zero are ends of lines. */
const ENDS = /[\s<]/;
/** Punctuation that ends a sentence and not an address, as for GFM. */
const TRAILING = /[.,:;!?'"*_~]/;

const textOf = (code: Code): string => (code === null || code < 0 ? ' ' : String.fromCharCode(code));
const isChinese = (code: Code): boolean => CHINESE.test(textOf(code));

/** Whether only punctuation that is no part of an address stands before Chinese; `)` is none where the address opened it. */
const trailing = (opened: number): Construct => ({
  partial: true,
  tokenize(effects, ok, nok) {
    let closed = 0;
    return function at(code: Code): ReturnType<ReturnType<Tokenizer>> {
      const text = textOf(code);
      closed += Number(text === ')');
      if (isChinese(code)) {
        return ok(code);
      }
      if (code === null || !(TRAILING.test(text) || (text === ')' && closed > opened))) {
        return nok(code);
      }
      effects.enter('data');
      effects.consume(code);
      effects.exit('data');
      return at;
    };
  },
});

const address: Construct = {
  name: 'addressBeforeChinese',
  previous: (code) => !/[a-z\d]/i.test(textOf(code)),
  tokenize(effects, ok, nok) {
    const isInLabel = this.events.some(([, {type, _balanced}]) => (type === 'labelLink' || type === 'labelImage') && !_balanced);
    let prefix = '';
    let length = 0;
    let opened = 0;

    return (code) => {
      if (isInLabel) {
        return nok(code);
      }
      const type = /w/i.test(textOf(code)) ? WITH_WWW : WITH_PROTOCOL;
      effects.enter(LINK);
      effects.enter(type);
      return inPrefix(code);

      function inPrefix(next: Code): ReturnType<ReturnType<Tokenizer>> {
        prefix += textOf(next).toLowerCase();
        if (!PREFIXES.some((one) => one.startsWith(prefix))) {
          return nok(next);
        }
        effects.consume(next);
        return isPrefix(prefix) ? inside : inPrefix;
      }

      function inside(next: Code): ReturnType<ReturnType<Tokenizer>> {
        return effects.check(trailing(opened), end, consume)(next);
      }

      function consume(next: Code): ReturnType<ReturnType<Tokenizer>> {
        const text = textOf(next);
        // One that no Chinese follows is for GFM.
        if (ENDS.test(text)) {
          return nok(next);
        }
        opened += Number(text === '(') - Number(text === ')');
        length += 1;
        effects.consume(next);
        return inside;
      }

      function end(next: Code): ReturnType<ReturnType<Tokenizer>> {
        if (length === 0) {
          return nok(next);
        }
        effects.exit(type);
        effects.exit(LINK);
        return ok(next);
      }
    };
  },
};

const [CAPITAL_H, CAPITAL_W, SMALL_H, SMALL_W] = [72, 87, 104, 119];

/**
 * A bare address ends where Chinese begins, already for the parser: GFM takes all up to the next space for the address, and with it
 * the signs of emphasis that stand there, as in `**见https://example.com，好**`. Asked before GFM, so it comes after it.
 */
export default function addressEnds(this: Processor) {
  const text = {[CAPITAL_H]: address, [CAPITAL_W]: address, [SMALL_H]: address, [SMALL_W]: address};
  (this.data().micromarkExtensions ??= []).push({text});
}
