import {useState, type ReactNode} from 'react';
import {
  ELEMENTARY,
  IDENTITY,
  arrowsOf,
  groupsOf,
  judge,
  missingIn,
  multiply,
  orderOf,
  pointsOf,
  type Matrix,
  type Vector,
} from '@site/src/features/explorers/IterationSpaceExplorer/model';
import Figure from '../../../shared/ui/Figure';
import Choice from '../../../shared/ui/Figure/Choice';
import Stepper from '../../../shared/ui/Figure/Stepper';
import TextField from '../../../shared/ui/Figure/TextField';
import {usePlayer} from '../../../shared/ui/Figure/usePlayer';
import {NESTS, SIZE, codeOf, dependencesIn, type NestName} from './nests';
import {listText, matrixText, parseDistances, parseMatrix, textOf, withinPicture} from './parse';
import {stepOf, verdictOf} from './describe';
import Space, {type State} from './Space';
import styles from './styles.module.css';

const POINTS = pointsOf(SIZE);
const CHOICES = Object.entries(NESTS).map(([name, {label}]) => [name as NestName, label] as const);
const MOVES: readonly (readonly [string, Matrix])[] = [
  ['交换', ELEMENTARY.interchange],
  ['反转外层', ELEMENTARY.reverseOuter],
  ['反转内层', ELEMENTARY.reverseInner],
  ['倾斜 +1', ELEMENTARY.skew],
  ['倾斜 −1', ELEMENTARY.unskew],
];
const KINDS = {flow: '流', anti: '反', output: '输出'} as const;
const WAYS = [
  ['one', '一次一个'],
  ['many', '能并行的一起'],
] as const;

const distancesIn = (name: NestName): Vector[] => [
  ...new Map(dependencesIn(name).map(({distance}) => [distance.join(), distance])).values(),
];

export default function IterationSpaceExplorer(): ReactNode {
  const [nest, setNest] = useState<NestName | ''>('wave');
  const [distances, setDistances] = useState(() => distancesIn('wave'));
  const [matrix, setMatrix] = useState(IDENTITY);
  const [way, setWay] = useState<'one' | 'many'>('one');
  const verdict = judge(matrix, distances);
  const order = orderOf(matrix, SIZE);
  const groups = way === 'many' ? groupsOf(matrix, distances, SIZE) : order.map((point) => [point]);
  const player = usePlayer(groups.length, 900);
  const now = groups[player.at - 1] ?? [];
  const done = new Set(groups.slice(0, player.at).flat().map(String));
  const missing = missingIn(groups, distances, SIZE);
  const wrong = [...done].filter((point) => missing.has(point)).length;

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

  function stateOf(point: Vector): State {
    const key = String(point);
    const isNow = now.some((each) => String(each) === key);
    return done.has(key) ? (missing.has(key) ? 'wrong' : isNow ? 'now' : 'done') : 'later';
  }

  const numbers = new Map(groups.flatMap((group, g) => group.map((point) => [String(point), g + 1] as const)));
  const shared = {
    points: POINTS,
    arrows: arrowsOf(distances, SIZE),
    images: verdict.images,
    stateOf,
    numberOf: (point: Vector) => numbers.get(String(point))!,
  };
  return (
    <Figure
      title="迭代空间：换个次序，依赖还对吗"
      onKeyDown={player.onKeyDown}
      stepper={<Stepper player={player} />}
      fields={
        <>
          <Choice name="nest" label="循环体" options={CHOICES} value={nest as NestName} onChange={chooseNest} />
          <TextField
            name="distances"
            label="距离向量（外,内；分号隔开）"
            wide
            text={listText(distances)}
            parse={parseDistances}
            onChange={changeDistances}
          />
          <div className={styles.moves} role="group" aria-label="在现在的次序上再做一次变换">
            {MOVES.map(([label, move]) => (
              <button
                key={label}
                type="button"
                className="action"
                disabled={!withinPicture(multiply(move, matrix))}
                onClick={() => changeMatrix(multiply(move, matrix))}
              >
                {label}
              </button>
            ))}
            <button type="button" className="action" onClick={() => changeMatrix(IDENTITY)}>
              还原
            </button>
          </div>
          <TextField name="matrix" label="变换矩阵" text={matrixText(matrix)} parse={parseMatrix} onChange={changeMatrix} />
          <Choice name="way" label="执行" options={WAYS} value={way} onChange={setWay} />
        </>
      }
      reading={player.at === 0 ? verdictOf(distances, verdict, groups.length) : stepOf(now, [player.at, groups.length], missing, wrong)}
      caption="圈里是第几步执行。外层向下、内层向右，所以新空间里的执行次序就是读书的次序：先行后列。箭头从先做的指向依赖它的；虚线箭头在新次序里指回去了，菱形是跑得太早的迭代。"
    >
      <p className={styles.code}>
        <code>{nest ? NESTS[nest].code : codeOf(distances)}</code>
        {nest &&
          dependencesIn(nest).map(({kind, distance}) => (
            <span key={`${kind} ${distance.join()}`}>
              {KINDS[kind]} {textOf(distance)}
            </span>
          ))}
      </p>
      <div className={styles.spaces}>
        <Space title="原来的空间" axes={['i', 'j']} place={IDENTITY} {...shared} />
        <Space title="变换后的空间" axes={['i′', 'j′']} place={matrix} {...shared} />
      </div>
    </Figure>
  );
}
