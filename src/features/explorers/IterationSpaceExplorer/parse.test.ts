import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {dependencesOf, pointsOf} from './model';
import {NESTS, SIZE, codeOf, dependencesIn} from './nests';
import {listText, matrixText, parseDistances, parseMatrix} from './parse';

describe('parseDistances', () => {
  it('takes what people type, and gives it back in one form', () => {
    expect(parseDistances('（1，－1）； 0、1')).toEqual({
      value: [
        [1, -1],
        [0, 1],
      ],
      text: '1,-1; 0,1',
    });
    expect(parseDistances('1 0; 1 0')).toEqual({value: [[1, 0]], text: '1,0'});
  });

  it.each([
    ['-1,1', '(1,-1)'],
    ['0,-2', '(0,2)'],
    ['0,0', '同一次迭代'],
    ['1', '两个'],
    ['1,4', '两个'],
    ['!', '两个'],
    ['', '1 到 4'],
    ['1,0;1,1;1,2;0,1;0,2', '现在是 5'],
  ])('says how to mend %j', (text, part) => {
    expect(parseDistances(text)).toEqual({message: expect.stringContaining(part)});
  });
});

describe('parseMatrix', () => {
  it('takes unimodular matrices only', () => {
    expect(parseMatrix('0 1；1 0')).toEqual({
      value: [
        [0, 1],
        [1, 0],
      ],
      text: '0 1; 1 0',
    });
    expect(parseMatrix('1 1; 1 1')).toEqual({message: expect.stringContaining('行列式是 0')});
    expect(parseMatrix('2 0; 0 1')).toEqual({message: expect.stringContaining('行列式是 2')});
    expect(parseMatrix('!')).toEqual({message: expect.stringContaining('两行两列')});
  });

  it('reads back what it writes', () => {
    const entry = fc.integer({min: -3, max: 3});
    fc.assert(
      fc.property(fc.tuple(fc.tuple(entry, entry), fc.tuple(entry, entry)), (matrix) => {
        const parsed = parseMatrix(matrixText(matrix));
        expect('value' in parsed ? parsed.value : matrix).toEqual(matrix);
      }),
    );
  });
});

describe('the nests', () => {
  it('have the code that their accesses say', () => {
    for (const name of ['wave', 'slant', 'time'] as const) {
      const distances = dependencesIn(name).map(({distance}) => distance);
      expect(dependencesOf(NESTS[name].body, pointsOf(SIZE)).every(({kind}) => kind === 'flow')).toBe(true);
      expect(
        codeOf(distances)
          .match(/a\[.*?\]\[.*?\]/g)!
          .sort(),
      ).toEqual(NESTS[name].code.match(/a\[.*?\]\[.*?\]/g)!.sort());
      expect(parseDistances(listText(distances))).toHaveProperty('value', distances);
    }
    expect(dependencesIn('rows')).toEqual([{kind: 'flow', distance: [0, 2]}]);
  });
});
