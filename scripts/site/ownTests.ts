import {areProgramsRun} from '../check/programs';

/** What `npm test` of a new site is without. `steps` are scripts of package.json; what has none is files (ownContent.ts). */
export const LEFT_OUT: {steps?: string[]; what: string; why: string}[] = [
  {what: '认得原来某一篇笔记的测试（各 tests/site 文件夹，单元测试里跳过的几个）', why: '那些笔记没有带过来'},
  {what: '规格书的对照、搜索的评测、目录与说明的核对', why: '对照的是原来那个站的文字'},
  {what: '造新站、收进别人的文件的测试（scripts/site，tests/build/newSite.test.ts）', why: '比的是原来那个站的副本'},
  {steps: ['test:engines'], what: 'Firefox 与 WebKit 里的测试（test:engines）', why: '走的是原来那个站的页面'},
  {steps: ['check:unused'], what: '没有人用的代码（check:unused）', why: '少了上面这些测试，它们用的代码看上去没有人用'},
  {steps: ['check:format'], what: '代码的排版（check:format）', why: '自己的设置与组件怎么排版，由自己定'},
];

const STEPS = LEFT_OUT.flatMap(({steps = []}) => steps);

/** A command of package.json without the steps that a new site is without. */
export const withoutOwnSteps = (command: string): string =>
  STEPS.reduce((whole, step) => whole.replace(` && npm run ${step}`, '').replace(` ${step}`, ''), command);

const RUN = '类型，代码规则，谁可以引用谁，单元测试，页面的检查，构建与构建结果的检查，对整个构建的测试，小站上的浏览器测试';

/** What `npm test` runs here, what not, and why. */
export function tellTests(): string {
  const [run, left] = areProgramsRun('docs')
    ? [`${RUN}，页面上的程序`, LEFT_OUT]
    : [RUN, [...LEFT_OUT, {what: '页面上的程序（check:code）', why: '收进来的页不是为它写的；config/rules.ts 里关着 programs'}]];
  return [`npm test 在这里跑：${run}。`, '不跑：', ...left.map(({what, why}) => `  ${what}：${why}`)].join('\n');
}
