import {Converter} from 'opencc-js/cn2t';
import {pinyin} from 'pinyin-pro';
import {fold, squeeze} from '../engine/fold';
import {editDistance} from '../engine/distance';
import {FOREIGN} from './foreign';
import type {Random} from './random';
import {SAYINGS} from './sayings';
import {namesOf, readTerms} from '../../glossary/readTerms';
import type {SitePage} from './site';

export interface BenchQuery {
  query: string;
  /** Whether a page is a right answer; absent where nothing should be shown. */
  isRight?: (page: SitePage) => boolean;
}

const GLOSSARY = readTerms('.').map(namesOf);

type Generator = (random: Random, pages: SitePage[]) => BenchQuery | undefined;

const plain = (text: string) => squeeze(fold(text));
const toTraditional = Converter({from: 'cn', to: 't'});
const syllables = (text: string) => pinyin(text, {toneType: 'none', type: 'array', v: true, nonZh: 'consecutive'});
const hanRuns = (text: string, shortest: number) => text.match(new RegExp(`\\p{Script=Han}{${shortest},}`, 'gu')) ?? [];

/** A piece of a text from its middle, in characters. */
function piece(random: Random, text: string, low: number, high: number): string | undefined {
  const length = Math.min(random.between(low, high), text.length);
  return text.length < low ? undefined : text.slice(random.below(text.length - length + 1)).slice(0, length);
}

const inText = (text: string) => (page: SitePage) => page.squeezed.includes(plain(text));
const inHeading = (text: string) => (page: SitePage) =>
  [page.squeezedTitle, ...page.squeezedHeadings].some((heading) => heading.includes(plain(text)));
/** Whether a heading has a name, letters as a whole word: 显存不足 is OOM, which is not in zoom. */
const isNamed = (name: string) => {
  const letters = [...plain(name)].map((char) => char.replace(/[^\p{L}\p{N}]/u, '\\$&')).join('\\s*');
  const word = new RegExp(`(?<![a-z0-9_])${letters}(?![a-z0-9_])`);
  return (page: SitePage) => [page.title, ...page.headings].some((heading) => word.test(fold(heading)));
};
const inTitle = (text: string) => (page: SitePage) => page.squeezedTitle.includes(plain(text));
const isTitled = (text: string) => (page: SitePage) => page.squeezedTitle.replace(/^[\d.]+/, '') === plain(text);
/** Rejects queries that many pages answer, or none. */
function rare(pages: SitePage[], isRight: (page: SitePage) => boolean): boolean {
  const {length} = pages.filter(isRight);
  return length > 0 && length <= 3;
}

const anyHeading = (random: Random, pages: SitePage[]) => {
  const page = random.pick(pages);
  return random.pick([page.title, ...page.headings]);
};
const headingRun = (random: Random, pages: SitePage[], shortest: number) => random.pick(hanRuns(anyHeading(random, pages), shortest));
const identifierOf = (random: Random, pages: SitePage[], shortest: number) =>
  random.pick([...random.pick(pages).words].filter((word) => word.length >= shortest && /[a-z]/.test(word)));
/** Every word one edit away is a right answer. */
const nearWord = (wrong: string) => (page: SitePage) => [...page.words].some((word) => editDistance(wrong, word, 1) <= 1);
const withWord = (word: string) => (page: SitePage) => page.words.has(word);

const asked = (
  query: string | undefined,
  isRight: (text: string) => (page: SitePage) => boolean,
  pages: SitePage[],
  text = query,
): BenchQuery | undefined => (query && text && rare(pages, isRight(text)) ? {query, isRight: isRight(text)} : undefined);

/** An error in Chinese characters whose result occurs nowhere on the site. */
const slip = (wrong: string, meant: string, pages: SitePage[]) =>
  pages.some(inText(wrong)) ? undefined : asked(wrong, inHeading, pages, meant);

/** One letter changed or lost, or two transposed; never the first. */
function mistype(random: Random, word: string): string {
  const at = random.between(1, word.length - 2);
  const other = String.fromCharCode(97 + random.below(26));
  return random.pick([
    word.slice(0, at) + other + word.slice(at + 1),
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  ]);
}

/** A text in pinyin, perhaps with an incomplete last syllable; every page with a heading of that spelling is a right answer. */
function spelt(
  text: string,
  write: (readings: string[]) => string,
  pages: SitePage[],
  form: (reading: string) => string = whole,
  last = form,
): BenchQuery | undefined {
  const sound = (readings: string[]) => ` ${readings.join('')}`;
  const readings = syllables(text);
  const sought = sound([...readings.slice(0, -1).map(form), last(readings.at(-1) ?? '')]);
  const isRight = (page: SitePage) =>
    [page.title, ...page.headings].some((heading) => sound(syllables(heading).map(form)).includes(sought));
  return text && rare(pages, isRight) ? {query: write(readings), isRight} : undefined;
}
const whole = (reading: string) => `${reading} `;
const initial = (reading: string) => `${reading[0]!} `;
const begun = (reading: string) => reading[0]!;
const incomplete = (readings: string[]) => [...readings.slice(0, -1), begun(readings.at(-1)!)].join("'");

/** Each class of queries, and how one is made from the pages. */
export const CLASSES: Record<string, Generator> = {
  标题: (random, pages) => asked(random.pick(pages).title, inTitle, pages),
  小节标题: (random, pages) => asked(random.pick(random.pick(pages).headings), inHeading, pages),
  标题中段: (random, pages) => asked(piece(random, random.pick(pages).title, 3, 6)?.trim(), inHeading, pages),
  小节中段: (random, pages) => asked(piece(random, random.pick(random.pick(pages).headings) ?? '', 4, 7)?.trim(), inHeading, pages),
  段落片段: (random, pages) => asked(piece(random, random.pick(random.pick(pages).passages) ?? '', 8, 14)?.trim(), inText, pages),
  跨词片段: (random, pages) =>
    asked(piece(random, random.pick(hanRuns(random.pick(random.pick(pages).passages) ?? '', 6)) ?? '', 4, 6), inText, pages),
  相距两词: (random, pages) => {
    const {passages} = random.pick(pages);
    const [first, second] = [0, 1].map(() => piece(random, random.pick(hanRuns(random.pick(passages) ?? '', 4)) ?? '', 3, 4));
    return first && second ? asked(`${first} ${second}`, () => (page) => inText(first)(page) && inText(second)(page), pages) : undefined;
  },
  标题词加正文词: (random, pages) => {
    const {title, passages} = random.pick(pages);
    const [first, second] = [
      random.pick(hanRuns(title, 2)),
      piece(random, random.pick(hanRuns(random.pick(passages) ?? '', 4)) ?? '', 3, 4),
    ];
    return first && second ? asked(`${first} ${second}`, () => (page) => inHeading(first)(page) && inText(second)(page), pages) : undefined;
  },
  标识符: (random, pages) => asked(identifierOf(random, pages, 4), withWord, pages),
  标识符的一段: (random, pages) => {
    const word = identifierOf(random, pages, 9);
    return asked(word?.slice(random.between(2, 4)).slice(0, 5), inText, pages);
  },
  大小写: (random, pages) => {
    const word = identifierOf(random, pages, 4);
    return asked(word?.toUpperCase(), withWord, pages, word);
  },
  前缀: (random, pages) => {
    const word = identifierOf(random, pages, 6);
    const prefix = word?.slice(0, Math.ceil(word.length * 0.6));
    return asked(prefix, (text) => (page) => [...page.words].some((other) => other.startsWith(text)), pages);
  },
  打错一个字母: (random, pages) => {
    const word = identifierOf(random, pages, 5);
    const wrong = word && mistype(random, word);
    return wrong && !/\d/.test(word) && !pages.some(inText(wrong)) ? asked(wrong, nearWord, pages) : undefined;
  },
  错一个汉字: (random, pages) => {
    const run = piece(random, headingRun(random, pages, 4) ?? '', 4, 8);
    const at = run ? random.between(0, run.length - 1) : 0;
    const other = random.pick(hanRuns(anyHeading(random, pages), 1).join('').split(''));
    return run && other && other !== run[at] ? slip(run.slice(0, at) + other + run.slice(at + 1), run, pages) : undefined;
  },
  同音错字: (random, pages) => {
    const run = piece(random, headingRun(random, pages, 2) ?? '', 2, 6);
    const at = run ? random.between(0, run.length - 1) : 0;
    const sound = run && syllables(run)[at];
    const other =
      sound &&
      random.pick(
        pages
          .flatMap(({title}) => [...title])
          .filter((char) => char !== run[at] && /\p{Script=Han}/u.test(char) && syllables(char)[0] === sound),
      );
    return run && other ? slip(run.slice(0, at) + other + run.slice(at + 1), run, pages) : undefined;
  },
  漏一个汉字: (random, pages) => {
    const run = piece(random, headingRun(random, pages, 5) ?? '', 5, 8);
    const at = run ? random.between(1, run.length - 2) : 0;
    return run ? slip(run.slice(0, at) + run.slice(at + 1), run, pages) : undefined;
  },
  全拼: (random, pages) => spelt(piece(random, headingRun(random, pages, 2) ?? '', 2, 5) ?? '', (readings) => readings.join(''), pages),
  首字母: (random, pages) =>
    spelt(piece(random, headingRun(random, pages, 4) ?? '', 4, 6) ?? '', (readings) => readings.map(begun).join(''), pages, initial),
  输入法组字: (random, pages) => spelt(piece(random, headingRun(random, pages, 3) ?? '', 3, 5) ?? '', incomplete, pages, whole, begun),
  已上屏加组字: (random, pages) => {
    const run = piece(random, headingRun(random, pages, 4) ?? '', 4, 6);
    return run ? asked(run.slice(0, 2) + incomplete(syllables(run.slice(2))), inHeading, pages, run) : undefined;
  },
  繁体: (random, pages) => {
    const run = piece(random, headingRun(random, pages, 3) ?? '', 3, 8);
    const traditional = run && toTraditional(run);
    return traditional !== run ? asked(traditional, inHeading, pages, run) : undefined;
  },
  全角: (random, pages) => {
    const text = anyHeading(random, pages);
    return /[a-z]/i.test(text)
      ? asked(
          text.replace(/[!-~]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0)),
          inHeading,
          pages,
          text,
        )
      : undefined;
  },
  中西间空格: (random, pages) => {
    const match = random
      .pick([
        ...(random.pick(random.pick(pages).passages) ?? '').matchAll(/\p{Script=Han}{2,4} ?[A-Za-z_]{3,} ?\p{Script=Han}{0,3}/gu),
      ])?.[0]
      .trim();
    return asked(
      match && (match.includes(' ') ? match.replaceAll(' ', '') : match.replace(/(\p{Script=Han})(?=\w)|(\w)(?=\p{Script=Han})/gu, '$& ')),
      inText,
      pages,
    );
  },
  白话提问: (random, pages) => {
    const heading = random.pick(hanRuns(anyHeading(random, pages), 3));
    return heading && !/[什怎如何哪]/.test(heading)
      ? asked(
          random.pick([
            (text: string) => `如何${text}`,
            (text: string) => `什么是${text}`,
            (text: string) => `${text}怎么办？`,
            (text: string) => `请问${text}是什么`,
            (text: string) => `为什么要${text}`,
          ])(heading),
          inHeading,
          pages,
          heading,
        )
      : undefined;
  },
  问一个标题: (random, pages) => {
    const title = random.pick(pages).title.replace(/^[\d.]+ ?/, '');
    return title.length <= 8 && !/[：、]/.test(title)
      ? asked(
          random.pick([
            (text: string) => `什么是${text}`,
            (text: string) => `${text}怎么实现`,
            (text: string) => `${text}有什么用`,
            (text: string) => `为什么要用${text}`,
            (text: string) => `如何理解${text}`,
            (text: string) => `${text} 面试题`,
          ])(title),
          isTitled,
          pages,
          title,
        )
      : undefined;
  },
  符号: (random, pages) =>
    asked(
      random.pick(
        (random.pick(random.pick(pages).passages) ?? '').match(
          /\w+::\w+|--?[a-zA-Z][\w-]{2,}|__\w{3,}|\w+->\w+|#\w{4,}|\.\w{2,}\(\)|\$\w{3,}/g,
        ) ?? [],
      ),
      inText,
      pages,
    ),
  中英术语: (random, pages) => {
    const terms = random.pick(GLOSSARY);
    const [query = '', ...others] = random.pick(terms.map((_, at) => [...terms.slice(at), ...terms.slice(0, at)]));
    const isRight = (page: SitePage) => [query, ...others].some((term) => isNamed(term)(page));
    return pages.some(inText(query)) || !rare(pages, isRight) ? undefined : {query, isRight};
  },
  打到一半: (random, pages) => {
    const [text, isRight] = random.pick([
      [random.pick(pages).title, inTitle],
      [random.pick(random.pick(pages).headings), inHeading],
      [random.pick(random.pick(pages).passages), inText],
    ] as const);
    return asked(text?.slice(0, random.between(2, 10)).trim(), isRight, pages);
  },
  拼音打到一半: (random, pages) => {
    const run = headingRun(random, pages, 4) ?? '';
    const readings = syllables(run).slice(0, random.between(2, 4));
    const end = readings.at(-1)?.slice(0, random.between(1, readings.at(-1)!.length)) ?? '';
    return spelt(
      run.slice(0, readings.length),
      () => [...readings.slice(0, -1), end].join(''),
      pages,
      whole,
      () => end,
    );
  },
  日常说法: (random, pages) => {
    const [query, ...addresses] = random.pick(SAYINGS);
    const isRight = ({url}: SitePage) => addresses.some((address) => decodeURI(url).includes(address));
    return pages.some(isRight) ? {query, isRight} : undefined;
  },
  没有答案: (random, pages) => {
    const query = random.pick(FOREIGN);
    return pages.some(inText(query)) ? undefined : {query};
  },
};
