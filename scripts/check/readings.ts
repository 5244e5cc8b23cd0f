import {likeness, sketchOf} from '../readings/sketch';
import {READINGS, readReadings} from '../readings/readings';
import type {Problem, Rule} from '../../src/shared/checks/types';

/** Below this share of what was read, a page is another one. */
const MIN_LIKENESS = 0.75;

/** Every note and post was read by a second reader: one whole line of the ledger each, and none for a page that is not there. */
export const readings: Rule = {
  name: 'readings',
  check({root, pages}) {
    const ledger = readReadings(root);
    const read = new Map(ledger.map((reading) => [reading.file, reading]));
    const files = new Set(pages.map(({file}) => file));
    const problems = [
      ...pages
        .filter(({kind, file, frontMatter}) => kind !== 'page' && frontMatter.draft !== true && !read.has(file))
        .map(({file}): Problem => ({file, line: 1, message: '还没有第二个人读过', fix: `请没有写它的人读一遍，在 ${READINGS} 里记一行`})),
      ...ledger.flatMap(({file, date, tried, changed, sketch}, i): Problem[] => {
        const isFirst = ledger.findIndex((reading) => reading.file === file) === i;
        const at = {file: READINGS, line: i + 2};
        const isWhole = /^\d{4}-\d\d-\d\d$/.test(date) && tried !== '' && changed !== '' && /^[\da-f]{64}$/.test(sketch);
        return [
          ...(files.has(file) ? [] : [{...at, message: `没有 ${file} 这一页`, fix: '改成它现在的路径，或删去这一行'}]),
          ...(isFirst ? [] : [{...at, message: `${file} 前面已有一行`, fix: '只留最近的一次'}]),
          ...(isWhole
            ? []
            : [{...at, message: '这一行不完整', fix: '写上日期、试了什么、改了什么（没有就写“无”），再 npm run record:readings'}]),
        ];
      }),
    ];
    return {checked: ledger.length === 0 ? 0 : pages.length, problems};
  },
};

/** A page whose text is no longer the one that was read. */
export const staleReadings: Rule = {
  name: 'stale-readings',
  check({root, pages}) {
    const read = new Map(readReadings(root).map(({file, ...reading}) => [file, reading]));
    const known = pages.flatMap(({file, text}) => {
      const reading = read.get(file);
      return reading?.sketch ? [{file, date: reading.date, like: likeness(reading.sketch, sketchOf(text))}] : [];
    });
    return {
      checked: known.length,
      problems: known
        .filter(({like}) => like < MIN_LIKENESS)
        .map(({file, date, like}) => ({
          file,
          line: 1,
          message: `${date} 读过以后改了许多（约有 ${Math.round(like * 100)} % 还是当时的文字）`,
          fix: `请没有写它的人再读一遍，改好 ${READINGS} 里的那一行，再 npm run record:readings -- ${file}`,
        })),
    };
  },
};
