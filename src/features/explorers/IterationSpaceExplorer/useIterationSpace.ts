import {useState} from 'react';
import {
  IDENTITY,
  arrowsOf,
  groupsOf,
  judge,
  missingIn,
  orderOf,
  pointsOf,
  type Matrix,
  type Vector,
} from '@site/src/features/explorers/IterationSpaceExplorer/model';
import {usePlayer} from '../../../shared/ui/Figure/usePlayer';
import {SIZE, dependencesIn, type NestName} from './nests';
import {listText} from './parse';
import type {State} from './Space';

const POINTS = pointsOf(SIZE);
const STEP_MS = 900;

/** Whether one iteration runs at a step, or all that can run in parallel. */
type Way = 'one' | 'many';

const distancesIn = (name: NestName): Vector[] => [
  ...new Map(dependencesIn(name).map(({distance}) => [distance.join(), distance])).values(),
];

/** A loop nest, its transformation, and the steps in which its iterations run. */
export function useIterationSpace() {
  const [nest, setNest] = useState<NestName | ''>('wave');
  const [distances, setDistances] = useState(() => distancesIn('wave'));
  const [matrix, setMatrix] = useState(IDENTITY);
  const [way, setWay] = useState<Way>('one');
  const groups = way === 'many' ? groupsOf(matrix, distances, SIZE) : orderOf(matrix, SIZE).map((point) => [point]);
  const player = usePlayer(groups.length, STEP_MS);

  function chooseNest(name: NestName) {
    setNest(name);
    setDistances(distancesIn(name));
    player.act({type: 'reset'});
  }

  function changeDistances(list: Vector[]) {
    if (listText(list) !== listText(distances)) {
      setNest('');
      setDistances(list);
      player.act({type: 'reset'});
    }
  }

  function changeMatrix(next: Matrix) {
    setMatrix(next);
    player.act({type: 'reset'});
  }

  return {
    nest,
    distances,
    matrix,
    way,
    groups,
    player,
    verdict: judge(matrix, distances),
    chooseNest,
    changeDistances,
    changeMatrix,
    setWay,
  };
}

/** What both pictures draw after a number of steps. */
export function progressOf(groups: readonly (readonly Vector[])[], distances: readonly Vector[], step: number) {
  const now = groups[step - 1] ?? [];
  const done = new Set(groups.slice(0, step).flat().map(String));
  const missing = missingIn(groups, distances, SIZE);
  const numbers = new Map(groups.flatMap((group, g) => group.map((point) => [String(point), g + 1] as const)));

  function stateOf(point: Vector): State {
    const key = String(point);
    const isNow = now.some((each) => String(each) === key);
    return done.has(key) ? (missing.has(key) ? 'wrong' : isNow ? 'now' : 'done') : 'later';
  }

  return {
    now,
    missing,
    wrong: [...done].filter((point) => missing.has(point)).length,
    points: {points: POINTS, arrows: arrowsOf(distances, SIZE), stateOf, numberOf: (point: Vector) => numbers.get(String(point))!},
  };
}
