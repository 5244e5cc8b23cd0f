import type {ReactNode} from 'react';
import {IDENTITY} from '@site/src/features/explorers/IterationSpaceExplorer/model';
import Figure from '../../../shared/ui/Figure';
import Stepper from '../../../shared/ui/Figure/Stepper';
import Fields from './Fields';
import {NESTS, codeOf, dependencesIn} from './nests';
import {textOf} from './parse';
import {stepOf, verdictOf} from './describe';
import Space from './Space';
import {progressOf, useIterationSpace} from './useIterationSpace';
import styles from './styles.module.css';

const KINDS = {flow: '流', anti: '反', output: '输出'} as const;

export default function IterationSpaceExplorer(): ReactNode {
  const space = useIterationSpace();
  const {nest, distances, matrix, groups, player, verdict} = space;
  const {now, missing, wrong, points} = progressOf(groups, distances, player.at);
  return (
    <Figure
      title="迭代空间：换个次序，依赖还对吗"
      onKeyDown={player.onKeyDown}
      stepper={<Stepper player={player} />}
      fields={<Fields {...space} />}
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
        <Space title="原来的空间" axes={['i', 'j']} place={IDENTITY} images={verdict.images} {...points} />
        <Space title="变换后的空间" axes={['i′', 'j′']} place={matrix} images={verdict.images} {...points} />
      </div>
    </Figure>
  );
}
