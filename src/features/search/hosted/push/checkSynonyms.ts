import type {SynonymHit} from 'algoliasearch';

/** Of one index, on the service's free plan. https://www.algolia.com/doc/guides/scaling/algolia-service-limits */
const MAX_SYNONYMS = 1000;
/** The service documents no limit for one group; more than this is a slip in the list rather than what readers say. */
const MAX_WORDS = 20;

/** What is wrong with the synonyms, one line each; none when they can be sent. */
export function checkSynonyms(synonyms: SynonymHit[]): string[] {
  const problems = synonyms.flatMap(({input, synonyms: words = []}) => {
    const all = input === undefined ? words : [input, ...words];
    return problemsOf(all).map((problem) => `同义词“${all.join('、')}”：${problem}`);
  });
  return synonyms.length > MAX_SYNONYMS
    ? [...problems, `同义词有 ${synonyms.length} 组，一个索引的上限是 ${MAX_SYNONYMS}：删去 sayings.txt 与 terms.tsv 里用不着的`]
    : problems;
}

function problemsOf(words: string[]): string[] {
  return [
    ...(words.length < 2 ? ['只有一个说法，写上另一个'] : []),
    ...(words.length > MAX_WORDS ? [`有 ${words.length} 个说法，上限是 ${MAX_WORDS}：拆成两组`] : []),
    ...(words.some((word) => !word || word !== word.trim()) ? ['有空的说法，或两头有空格'] : []),
    ...(new Set(words).size < words.length ? ['同一个说法写了两次'] : []),
  ];
}
