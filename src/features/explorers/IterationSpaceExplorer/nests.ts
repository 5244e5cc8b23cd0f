import {bodyOf, dependencesOf, pointsOf, type Body, type Dependence, type Vector} from './model';

/** Iterations along each side of the picture. */
export const SIZE = 5;

interface Nest {
  label: string;
  code: string;
  body: Body;
}

const row = (offset: number) => [1, 0, offset] as const;
const column = (offset: number) => [0, 1, offset] as const;

export const NESTS = {
  wave: {
    label: '上和左',
    code: 'a[i][j] = f(a[i-1][j], a[i][j-1])',
    body: bodyOf([
      [1, 0],
      [0, 1],
    ]),
  },
  slant: {label: '右上', code: 'a[i][j] = f(a[i-1][j+1])', body: bodyOf([[1, -1]])},
  time: {
    label: '时间步',
    code: 'a[i][j] = f(a[i-1][j-1], a[i-1][j], a[i-1][j+1])',
    body: bodyOf([
      [1, 1],
      [1, 0],
      [1, -1],
    ]),
  },
  inPlace: {label: '原地更新', code: 'x[j] = f(x[j-1], x[j+1])', body: {reads: [[column(-1)], [column(1)]], write: [column(0)]}},
  rows: {label: '只在行内', code: 'a[i][j] = f(a[i][j-2])', body: {reads: [[row(0), column(-2)]], write: [row(0), column(0)]}},
} as const satisfies Record<string, Nest>;

export type NestName = keyof typeof NESTS;

export const dependencesIn = (name: NestName): Dependence[] => dependencesOf(NESTS[name].body, pointsOf(SIZE));

const subscript = (name: string, distance: number) => `[${name}${distance === 0 ? '' : distance > 0 ? `-${distance}` : `+${-distance}`}]`;

/** The assignment that has these distances as flow dependences. */
export const codeOf = (distances: readonly Vector[]): string =>
  `a[i][j] = f(${distances.map(([i, j]) => `a${subscript('i', i)}${subscript('j', j)}`).join(', ')})`;
