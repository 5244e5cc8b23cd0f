import type {Data, Processor} from 'unified';
import type {} from 'remark-parse';

type Extension = NonNullable<Data['micromarkExtensions']>[number];

const TILDE = 126;

/** A tilde that no other follows is text. */
const singleTilde: Extension = {
  text: {
    [TILDE]: {
      name: 'singleTilde',
      tokenize(effects, ok, nok) {
        return (code) => {
          effects.enter('data');
          effects.consume(code);
          return (next) => {
            effects.exit('data');
            return next === TILDE ? nok(next) : ok(next);
          };
        };
      },
    },
  },
};

/**
 * One tilde is a tilde, as in “3~5 天，7~9 天”; text is deleted by two. The parser of GFM, to which Docusaurus gives no setting,
 * takes the tildes of two ranges for the ends of a deletion; this one is asked before.
 */
export default function singleTildes(this: Processor) {
  (this.data().micromarkExtensions ??= []).push(singleTilde);
}
