import {describe, expect, it} from 'vitest';
import {testOurNotes} from '../../src/shared/testing/ourNotes';
import {checkDoc, checkPost} from '../../config/frontMatter';

const description = '看懂快进合并与三方合并，把一次冲突从预演、定位、解决到验证完整走一遍，并知道随时怎样退出';
const context = {id: 'Linux/b', ids: new Set(['Linux/a', 'Linux/b', 'School/intro'])};
const doc = {
  title: '合并',
  description,
  tags: ['Git'],
  sidebar_position: 2,
  difficulty: '入门',
  prerequisites: ['Linux/a'],
  verified: {date: new Date('2026-11-21'), env: 'git 2.39.5'},
};
const post = {title: '合并', description, authors: ['owner'], tags: ['hello'], date: '2026-11-21'};

describe('front matter of docs', () => {
  it('accepts a full one, and dates as YAML reads them or in quotes', () => {
    expect(checkDoc(doc, context)).toEqual([]);
    expect(checkDoc({...doc, verified: {date: '2026-11-21', env: 'x'}}, context)).toEqual([]);
  });

  testOurNotes('asks technical sections, and only these, for difficulty, prerequisites and verified', () => {
    const {difficulty: _1, prerequisites: _2, verified: _3, ...plain} = doc;
    expect(checkDoc(plain, context).map(({field}) => field)).toEqual(['difficulty', 'prerequisites', 'verified']);
    expect(checkDoc(plain, {...context, id: 'School/intro'})).toEqual([]);
  });

  it.each([
    [{title: undefined}, 'title', /要写标题/],
    [{description: '太短'}, 'description', /40–90 个字符（现有 2 个）/],
    [{description: '长'.repeat(91)}, 'description', /现有 91 个/],
    [{tags: []}, 'tags', /1–6 个/],
    [{tags: ['一', '二', '三', '四', '五', '六', '七']}, 'tags', /1–6 个/],
    [{asked_as: []}, 'asked_as', /1–6 种/],
    [{asked_as: ['快']}, 'asked_as', /2–40 个字符/],
    [{asked_as: ['快排', '快排']}, 'asked_as', /互不相同/],
    [{sidebar_position: '3'}, 'sidebar_position', /一个数/],
    [{difficulty: '简单'}, 'difficulty', /入门、进阶、深入/],
    [{prerequisites: ['Linux/c']}, 'prerequisites', /Linux\/c/],
    [{prerequisites: ['Linux/b']}, 'prerequisites', /不含本篇/],
    [{verified: {date: '2026-13-01', env: 'x'}}, 'verified', /何时/],
    [{verified: {date: '2026-11-21'}}, 'verified', /何时/],
  ])('rejects %o', (change, field, message) => {
    const problems = checkDoc({...doc, ...change}, context);
    expect(problems.map((problem) => problem.field)).toEqual([field]);
    expect(problems[0]!.message).toMatch(message);
    expect(problems[0]!.fix).toContain(`${field}:`);
  });

  it('guesses what an unknown key was meant to be', () => {
    expect(checkDoc({...doc, dificulty: '入门'}, context)).toEqual([
      {field: 'dificulty', message: '不认识的字段 dificulty', fix: '是不是 difficulty？'},
    ]);
    expect(checkDoc({...doc, 作者: '甲'}, context)[0]!.fix).toContain('可用的有 title');
  });

  testOurNotes('reports every field at once', () => {
    expect(checkDoc({}, context)).toHaveLength(7);
  });
});

describe('front matter of posts', () => {
  it('accepts a full one', () => {
    expect(checkPost(post)).toEqual([]);
  });

  it.each(Object.keys(post))('asks for %s', (field) => {
    expect(checkPost({...post, [field]: undefined}).map((problem) => problem.field)).toEqual([field]);
  });
});
