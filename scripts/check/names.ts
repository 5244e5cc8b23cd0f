/** Words of C++ and CUDA that no program declares, and names of their libraries. */
const LANGUAGE = new Set(
  (
    'alignas auto bool break case char class const constexpr const_cast continue default delete do double else enum explicit extern ' +
    'false float for goto if inline int long namespace new nullptr operator private public reinterpret_cast return short signed sizeof ' +
    'static static_cast struct switch template this throw true typedef typename union unsigned using void volatile while ' +
    'size_t threadIdx blockIdx blockDim gridDim warpSize dim3 printf'
  ).split(' '),
);
const LIBRARY = /^(?:cuda|nccl|cublas|MPI_|omp_|__|atomic)/;
const COMMENT = /\/\/.*|\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g;
const NAME = /[A-Za-z_]\w*/g;
/** A name after a type, as in `double* sums`, `std::vector<T> all`. */
const DECLARED = /(?:[A-Za-z_]\w*|>)[ \t]*[*&]*[ \t]+[*&]*([A-Za-z_]\w*)[ \t]*(?=[=;,)([{:])/g;
/** What belongs to something else: `.x`, `->left`, `std::vector`. */
const MEMBER = /(?:\.|->|::)[ \t]*[A-Za-z_]\w*|\bstd\b/g;

/** All names in a text. */
export const namesOf = (text: string): Set<string> => new Set(text.match(NAME));

/**
 * The names that a piece of C++ or CUDA uses and does not declare, without those that are known.
 * @param known names that a reader can look up
 */
export function openNames(code: string, known: ReadonlySet<string>): string[] {
  const plain = code.replace(COMMENT, ' ').replace(/(?<=\d)[a-zA-Z]\w*|\b0x\w+/g, ' ');
  const declared = new Set([...plain.matchAll(DECLARED)].filter(([whole]) => !/^return\b/.test(whole)).map(([, name]) => name));
  const used = namesOf(plain.replace(MEMBER, ' '));
  return [...used].filter((name) => !LANGUAGE.has(name) && !LIBRARY.test(name) && !declared.has(name) && !known.has(name));
}
