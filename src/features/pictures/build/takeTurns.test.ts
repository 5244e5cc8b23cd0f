import {expect, it} from 'vitest';
import {takeTurns} from './takeTurns';

/** Pieces of work that end when told to. */
function pieces(count: number, turn: ReturnType<typeof takeTurns>) {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const all = Array.from({length: count}, (_, i) =>
    turn(() => {
      begun.push(i);
      return new Promise<void>((resolve) => (ends[i] = resolve));
    }),
  );
  return {begun, end: (i: number) => (ends[i]?.(), all[i])};
}

it('works on no more at the same time than it may, in order: what was begun first is done before the last begins', async () => {
  const {begun, end} = pieces(5, takeTurns({atOnce: 2}));
  expect(begun).toEqual([0, 1]);
  await end(1);
  await end(0);
  await new Promise(setImmediate);
  expect(begun).toEqual([0, 1, 2, 3]);
});

it('goes on after one that failed', async () => {
  const turn = takeTurns({atOnce: 1});
  const first = turn(() => Promise.reject(new Error('bad')));
  const second = turn(() => Promise.resolve());
  await expect(first).rejects.toThrow('bad');
  await second;
});

it('says how far it is while many wait, and nothing of a few', async () => {
  const told = async (count: number) => {
    const lines: string[] = [];
    const turn = takeTurns({atOnce: 2, tell: (line) => lines.push(line), tellEveryMs: 0});
    await Promise.all(Array.from({length: count}, () => turn(() => Promise.resolve())));
    return lines;
  };
  expect(await told(20)).toEqual([]);
  expect((await told(30))[0]).toMatch(/^正在做图片：做好了 1 张，还有 29 张/);
  expect(await told(30)).toHaveLength(10);
});
