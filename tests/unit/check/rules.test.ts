import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readSite} from '../../../scripts/check/readSite';
import {report} from '../../../src/shared/checks/report';
import {testOurNotes} from '../../../src/shared/testing/ourNotes';
import {RULES} from '../../../scripts/check/rules';

const fixture = (name: string) => readSite(path.resolve(__dirname, '../../fixtures/check', name));

/** What each rule must find in its broken fixture: `file:line` and a word of the message. */
const FAULTS: Record<string, [place: string, message: RegExp][]> = {
  syntax: [
    ['docs/School/a.md:2', /front matter 写错了：bad indentation/],
    ['docs/School/intro.mdx:8', /读不懂/],
  ],
  'file-names': [
    ['blog/2026-02-30-a.md:1', /日期 2026-02-30 不存在/],
    ['docs/School/C#入门.md:1', /文件名里不能有 #/],
    ['docs/School/函数(2).md:1', /文件名里不能有 \(/],
  ],
  'front-matter': [
    ['docs/Linux/文件权限.md:1', /^title 要写标题/],
    ['docs/Linux/文件权限.md:5', /^sidebar_position .*一个数/],
    ['docs/Linux/文件权限.md:1', /^difficulty/],
    ['docs/Linux/文件权限.md:1', /^prerequisites/],
    ['docs/Linux/文件权限.md:1', /^verified/],
    ['docs/Linux/文件权限.md:2', /不认识的字段 titel/],
  ],
  'content-map': [
    ['docs/School/intro.md:2', /标题是“导览”，内容表里是“课程笔记导览”/],
    ['docs/stub.md:1', /内容表里没有 stub/],
  ],
  addresses: [
    ['docs/Linux/index.md:1', /与 docs\/Linux\/README\.md 是同一个地址 \/docs\/Linux$/],
    ['docs/School/b.md:3', /与 docs\/School\/a\.md 是同一个地址 \/docs\/School\/a$/],
  ],
  links: [
    ['docs/School/intro.md:8', /用地址链接笔记/],
    ['docs/School/intro.md:10', /没有扩展名/],
    ['docs/School/intro.md:12', /文件不存在/],
    ['docs/School/intro.md:16', /用地址链接笔记/],
    ['docs/School/intro.md:18', /没有成为链接：.*附件 一\.pdf/],
    ['docs/School/intro.md:19', /没有成为链接/],
    ['docs/School/intro.md:21', /文件不存在：\.\/50%-off\.md/],
    ['docs/School/intro.md:23', /网址读不了：http:\/\/localhost:端口/],
    ['docs/School/intro.md:25', /没有成为链接：.*全角的/],
    ['docs/School/intro.md:25', /没有成为链接：.*隔开的/],
    ['docs/School/intro.md:25', /没有成为链接：.*方头的/],
    ['docs/School/intro.md:27', /没有这个名字的定义：.*手册/],
    ['docs/School/intro.md:29', /图片文件不存在：\.\/没有\.png/],
    ['docs/School/intro.md:29', /图片文件不存在：\/img\/没有\.png/],
    ['blog/2026-11-21-a.md:9', /不能用路径链接：\.\.\/docs/],
    ['blog/2026-11-21-a.md:9', /不能用路径链接：\.\/\.\.\/docs/],
    ['blog/2026-11-21-a.md:11', /文件不存在/],
  ],
  footnotes: [
    ['docs/School/intro.md:9', /没有成为脚注：.*二/],
    ['docs/School/intro.md:10', /没有成为脚注：.*a b/],
    ['docs/School/intro.md:14', /没有人引用脚注 \[\^丙\]/],
  ],
  tables: [['docs/School/intro.md:13', /这一行有 4 格，表头只有 2 格/]],
  anchors: [
    ['docs/School/a.md:5', /里没有 #没有$/],
    ['docs/School/a.md:11', /docs\/School\/b\.md 里没有 #none/],
  ],
  components: [
    ['docs/School/a.mdx:9', /没有组件 GirdExplorer/],
    ['docs/School/a.mdx:11', /没有组件 Nothing/],
    ['docs/School/a.mdx:13', /没有叫“quick”的播放器/],
    ['docs/School/a.mdx:15', /花括号里的 item 没有定义/],
  ],
  imports: [
    ['docs/School/a.mdx:5', /没有装 no-such-package 这个包/],
    ['docs/School/a.mdx:6', /没有这个文件：\.\/没有/],
    ['docs/School/a.mdx:7', /没有这个文件：@site\/src\/没有/],
  ],
  admonitions: [
    ['docs/School/a.md:5', /没有叫 :::nots 的框/],
    ['docs/School/a.md:11', /没有开头/],
    ['docs/School/a.md:27', /:::tip 没有结束/],
  ],
  headings: [
    ['docs/School/intro.md:8', /一级标题/],
    ['docs/School/intro.md:12', /4 级/],
  ],
  math: [
    ['docs/School/intro.md:10', /公式写错了/],
    ['docs/School/intro.md:12', /周/],
  ],
  phrases: [
    ['docs/School/intro.md:8', /本文将介绍/],
    ['docs/School/intro.md:11', /占位/],
    ['docs/School/intro.md:13', /TODO/],
    ['docs/School/intro.md:15', /待写/],
    ['docs/School/intro.md:17', /！/],
    ['docs/School/intro.md:19', /Lorem ipsum/],
    ['docs/School/intro.md:21', /开头直接写本页要回答的问题/],
  ],
  conventions: [['docs/DataStructer/a.md:7', /没有说底是几/]],
  words: [
    ['docs/CUDA/a.md:5', /4 拍发/],
    ['docs/CUDA/a.md:5', /32 个通道/],
    ['docs/CUDA/a.md:5', /光环/],
    ['docs/CUDA/a.md:5', /2 KB/],
    ['docs/School/intro.md:8', /己经/],
    ['docs/School/intro.md:10', /登陆/],
    ['docs/School/intro.md:11', /宽度优先/],
  ],
  multiples: [
    ['docs/School/intro.md:8', /重叠快了 1\.4 倍/],
    ['docs/School/intro.md:8', /慢近一倍/],
    ['docs/School/intro.md:10', /快 □ 倍/],
    ['docs/School/intro.md:11', /快 6 到 7 倍/],
    ['docs/School/intro.md:11', /快 1\.2、1\.4 倍/],
  ],
  punctuation: [
    ['docs/School/intro.md:8', /半角标点：汉字,后面/],
    ['docs/School/intro.md:10', /半角句点/],
    ['docs/School/intro.md:12', /半角括号/],
    ['docs/School/intro.md:12', /半角括号/],
    ['docs/School/intro.md:14', /重复或相连/],
    ['docs/School/intro.md:14', /重复或相连/],
    ['docs/School/intro.md:16', /省略号/],
    ['docs/School/intro.md:18', /直引号/],
    ['docs/School/intro.md:20', /与全站不同/],
    ['docs/School/intro.md:20', /与全站不同/],
    ['docs/School/intro.md:22', /不成对/],
    ['docs/School/intro.md:24', /有空格/],
    ['docs/School/intro.md:25', /有空格/],
  ],
  spacing: [
    ['docs/School/intro.md:10', /2 处没有空格，4 处有.：另一段用Git写/],
    ['docs/School/intro.md:10', /不一致/],
  ],
  'look-alikes': [
    ['docs/School/intro.md:8', /看不见的字符 U\+200B/],
    ['docs/School/intro.md:11', /方向.* U\+202E/],
    ['docs/School/intro.md:14', /西里尔字母 U\+0430/],
    ['docs/School/intro.md:16', /全角的字母/],
    ['docs/School/intro.md:16', /全角的字母/],
    ['docs/School/intro.md:16', /全角的字母/],
    ['docs/School/intro.md:18', /兼容汉字或部首.* U\+F90A/],
    ['docs/School/intro.md:18', /兼容汉字或部首.* U\+2F08/],
    ['docs/School/intro.md:20', /单位符号/],
    ['docs/School/intro.md:20', /解码失败/],
    ['docs/School/intro.md:22', /间隔号/],
    ['docs/School/intro.md:22', /像标点/],
    ['docs/School/intro.md:24', /控制字符.* U\+001B/],
    ['docs/School/intro.md:26', /控制字符.* U\+FFFE/],
    ['docs/School/intro.md:26', /看不见的字符.* U\+2028/],
  ],
  fences: [
    ['docs/School/intro.md:8', /没写语言/],
    ['docs/School/intro.md:12', /没写语言/],
    ['docs/School/intro.md:20', /不认识的语言 pyhton/],
  ],
  listings: [
    ['docs/CUDA/page.md:7', /lost\.h 不在它旁边/],
    ['docs/CUDA/page.md:10', /不是程序，本页也没有/],
    ['docs/CUDA/page.md:13', /table 在本页没有着落/],
  ],
  privacy: [
    ['docs/School/intro.md:8', /机器上的路径/],
    ['docs/School/intro.md:11', /仓库的地址/],
    ['docs/School/intro.md:14', /手机号码/],
    ['docs/School/intro.md:16', /身份证号码/],
    ['docs/School/intro.md:18', /邮件地址/],
    ['docs/School/intro.md:20', /主目录/],
    ['docs/School/intro.md:23', /密钥/],
    ['docs/School/_intro/a.py:2', /主目录/],
    ['package-lock.json:2', /仓库地址/],
  ],
  images: [
    ['docs/School/_intro/author.png:1', /文字或 EXIF/],
    ['docs/School/_intro/editor.svg:1', /编辑器/],
    ['docs/School/_intro/place.jpg:1', /拍摄地点/],
  ],
  'image-hosts': [
    ['docs/School/a.md:5', /https:\/\/img\.example\.org 上的图不会显示/],
    ['docs/School/a.md:7', /https:\/\/img\.example\.org 上的图不会显示/],
    ['docs/School/b.mdx:5', /https:\/\/img\.example\.org 上的图不会显示/],
  ],
  alternatives: [
    ['docs/School/intro.md:8', /替代文字/],
    ['docs/School/intro.md:10', /替代文字/],
    ['docs/School/intro.md:12', /替代文字/],
    ['docs/School/intro.md:19', /替代文字/],
    ['docs/School/intro.md:29', /图注不会显示/],
    ['docs/School/x.mdx:8', /替代文字/],
  ],
  glossary: [
    ['src/features/glossary/terms.tsv:3', /“行程”的一个名字（process）已经属于“进程”/],
    ['src/features/glossary/terms.tsv:4', /“缺意思”缺 meaning/],
    ['src/features/glossary/terms.tsv:5', /“太长”的意思有/],
    ['src/features/glossary/terms.tsv:6', /领域 nowhere 没有/],
    ['src/features/glossary/terms.tsv:7', /形近的别的字符/],
    ['src/features/glossary/terms.tsv:8', /笔记 School\/none 不存在/],
    ['src/features/glossary/terms.tsv:9', /没有出现在它的笔记/],
    ['src/features/glossary/terms.tsv:10', /marked 里有不存在的路径/],
  ],
  tags: [
    ['docs/School/intro.md:4', /标签表里没有“课成”/],
    ['blog/tags.yml:5', /标签表里没有“没有”/],
    ['src/features/tags/tags.txt:1', /没有一页用“课程”/],
    ['src/features/tags/tags.txt:2', /没有一页用“cuda”/],
    ['src/features/tags/tags.txt:3', /“CUDA”与“cuda”是同一个标签/],
  ],
  readings: [
    ['docs/School/没读.md:1', /还没有第二个人读过/],
    ['config/readings.tsv:3', /没有 docs\/School\/不在\.md 这一页/],
    ['config/readings.tsv:4', /docs\/School\/读过\.md 前面已有一行/],
    ['config/readings.tsv:4', /这一行不完整/],
  ],
  'stale-readings': [['docs/School/改了.md:1', /2026-11-26 读过以后改了许多/]],
  modules: [
    ['docs/School/intro.md:1', /记着一个已经没有的程序 docs\/School\/intro\.md#9/],
    ['docs/School/intro.md:6', /模块不是这个程序的/],
    ['docs/School/intro.md:14', /没有记下它为什么不能在浏览器里运行/],
  ],
};

it('has a broken fixture for every rule', () => {
  expect(RULES.map(({name}) => name)).toEqual(Object.keys(FAULTS));
});

/** Their fixtures speak of this site's sections, its table of contents and its terms. */
const OF_OUR_LISTS = ['front-matter', 'content-map', 'glossary'];

describe.each(RULES)('$name', ({name, check}) => {
  const one = OF_OUR_LISTS.includes(name) ? testOurNotes : it;

  one('finds each fault of its broken fixture, and no other', () => {
    const problems = check(fixture(name)).problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
    const expected = [...FAULTS[name]!].sort(([a], [b]) => a.localeCompare(b, undefined, {numeric: true}));
    expect(problems.map(({file, line}) => `${file}:${line}`).sort()).toEqual(expected.map(([place]) => place).sort());
    for (const [place, message] of expected) {
      expect(
        problems
          .filter(({file, line}) => `${file}:${line}` === place)
          .map((problem) => problem.message)
          .join('\n'),
      ).toMatch(new RegExp(message, 'm'));
    }
    expect(problems.every(({fix}) => fix.length > 4)).toBe(true);
  });

  one('finds nothing in a clean site, and says that it looked', () => {
    const {checked, problems} = check(fixture('clean'));
    expect(problems).toEqual([]);
    expect(checked).toBeGreaterThan(0);
  });
});

const STRICT = {levels: [], idleFails: true};

describe('report', () => {
  it('fails on empty input and names the rules that saw nothing', () => {
    const {ok, text} = report(
      RULES.map(({name, check}) => ({name, ...check(fixture('no-such-folder'))})),
      ' 0 页',
      STRICT,
    );
    expect(ok).toBe(false);
    expect(text).toContain('headings 什么也没有检查到');
    expect(report([], '', STRICT).ok).toBe(false);
  });

  it('writes one fault a line and counts in the last', () => {
    const {ok, text} = report(
      [{name: 'links', checked: 3, problems: [{file: 'docs/a.md', line: 7, message: '坏', fix: '改'}]}],
      ' 1 页',
      STRICT,
    );
    expect(ok).toBe(false);
    expect(text).toBe('docs/a.md:7 links 坏 → 改\n检查了 1 页：links 3；1 处要改');
  });
});
