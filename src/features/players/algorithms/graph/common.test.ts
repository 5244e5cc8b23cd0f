import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import breadthFirst from '../breadth-first-search';
import depthFirst from '../depth-first-search';
import dijkstra from '../dijkstra';
import kruskal from '../kruskal';
import prim from '../prim';
import topological from '../topological-sorting';
import {type Graph, type GraphKind, parseGraph} from './parseGraph';
import {findPlaces} from './places';
import {graphTexts, read} from './testing';

const meaning = (text: string, kind: GraphKind) => {
  const parsed = parseGraph(text, kind);
  return 'message' in parsed ? parsed.message : parsed.text;
};

describe('parseGraph', () => {
  it.each([
    ['A-B 4, B-C 2', 'A-B 4, B-C 2'],
    ['a—b：４；c – b = 12，d', 'A-B 4, C-B 12, D'],
    ['10-2 3、2-1 0', '10-2 3, 2-1 0'],
  ])('reads %s', (text, want) => {
    expect(meaning(text, {edges: 'either', weights: {min: 0, max: 99}})).toBe(want);
  });

  it.each([
    ['A->B, B→C, C⟶A', 'A>B, B>C, C>A'],
    ['A＞B 7, C=>B', 'A>B, C>B'],
  ])('reads arrows in %s, and drops weights that play no part', (text, want) => {
    expect(meaning(text, {edges: 'directed'})).toBe(want);
  });

  it.each([
    ['', {edges: 'directed'}, '写出边，用逗号隔开，如 A>B。'],
    ['A>B, x y', {edges: 'directed'}, '看不懂“x y”：一条边写成 A>B，结点是一个字母或两位以内的数，边之间用逗号。'],
    ['A-B', {edges: 'directed'}, '这里的边有方向：把 A-B 写成 A>B。'],
    ['A>B 1', {edges: 'undirected', weights: {min: 0, max: 9}}, '这里的边没有方向：把 A>B 写成 A-B。'],
    ['A-B, B>C', {edges: 'either'}, '要么全写有向边 A>B，要么全写无向边 A-B。'],
    ['A>A', {edges: 'directed'}, 'A>A 是自环，这里不画，请去掉。'],
    ['A-B 1, B-A 2', {edges: 'either', weights: {min: 0, max: 9}}, 'B-A 写了两次，留下一条。'],
    ['A-B', {edges: 'either', weights: {min: 0, max: 9}}, 'A-B 还没有权：在后面空一格写一个整数，如 A-B 4。'],
    ['A-B 10', {edges: 'either', weights: {min: 0, max: 9}}, 'A-B 的权要在 0 到 9 之间。'],
    [Array.from({length: 13}, (_, i) => i).join(), {edges: 'either'}, '最多 12 个结点、24 条边，现在是 13 个、0 条。'],
  ] satisfies [string, GraphKind, string][])('“%s” gets a message', (text, kind, message) => {
    expect(meaning(text, kind)).toBe(message);
  });

  it('numbers nodes in order of their names, and starts at the first typed', () => {
    const parsed = parseGraph('10>9, 9>2', {edges: 'directed'});
    expect(parsed).toMatchObject({
      value: {
        names: ['2', '9', '10'],
        start: 2,
        edges: [
          {from: 2, to: 1},
          {from: 1, to: 0},
        ],
      },
    });
  });
});

it('every node has a place of its own, the same each time', () => {
  fc.assert(
    fc.property(graphTexts({sign: '>'}), (text) => {
      const parsed = parseGraph(text, {edges: 'directed'});
      const graph = (parsed as {value: Graph}).value;
      const places = findPlaces(graph);
      expect(new Set(places.map(({x, y}) => `${x} ${y}`)).size).toBe(graph.names.length);
      expect(findPlaces(graph)).toEqual(places);
    }),
    {numRuns: 40},
  );
});

/** All graph players, and input that none of them takes. */
const PLAYERS = [
  {algorithm: depthFirst, bad: ['', 'A>', 'A-B', 'A>B C']},
  {algorithm: breadthFirst, bad: ['', 'A-B, B>C', 'A-A', 'AB']},
  {algorithm: topological, bad: ['', '0-1', '0>0', '0>1, 0>1']},
  {algorithm: dijkstra, bad: ['', 'A-B', 'A-B 100', 'A-B -10', 'A-B x']},
  {algorithm: prim, bad: ['', 'A>B 1', 'A-B', 'A-B -1']},
  {algorithm: kruskal, bad: ['', 'A>B 1', 'A-B', 'A-B -1']},
];

describe.each(PLAYERS)('$algorithm.title', ({algorithm, bad}) => {
  const texts = [
    ...algorithm.cases.map(({input}) => input),
    algorithm.random(() => 0),
    algorithm.random(() => 0.5),
    algorithm.random(() => 0.999),
  ];

  it.each(texts)('runs %s as it is written, all nodes in sight, in whole sentences', (text) => {
    expect(algorithm.parse(text)).toMatchObject({text});
    const {graph, all} = read(algorithm, text);
    expect(all.length).toBeGreaterThan(1);
    expect(all.at(-1)!.line).toBeUndefined();
    for (const {state, say} of all) {
      expect(say).toMatch(/。$/);
      expect(say).not.toMatch(/undefined|NaN|Infinity/);
      expect(new Set(state.nodes.map(({at}) => `${at.x} ${at.y}`)).size).toBe(graph.names.length);
      state.nodes.forEach(({at}) => expect(at.x + at.y).toBeGreaterThanOrEqual(0));
      state.rows.forEach(({cells}) => expect(new Set(cells.map(({id}) => id)).size).toBe(cells.length));
    }
  });

  it.each(bad)('says how to mend “%s”', (text) => {
    expect(algorithm.parse(text)).toHaveProperty('message', expect.stringMatching(/。$/));
  });
});
