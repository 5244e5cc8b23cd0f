import type {ReactNode} from 'react';
import clsx from 'clsx';
import {sceneOf} from '@site/src/features/git-graph/model/sceneOf';
import Figure from '../../../shared/ui/Figure';
import Fields from './Fields';
import Graph from './Graph';
import {changeOf, stateOf} from './describe';
import type {SceneName} from './scenes';
import {useSession} from './useSession';
import styles from './styles.module.css';

export default function GitGraphExplorer({scene = 'undo'}: {scene?: SceneName}): ReactNode {
  const session = useSession(scene);
  const {line, repository, before, refusal} = session;
  const reading = refusal || (before ? `${line}：${changeOf(before, repository)}` : `起点：${stateOf(repository)}。`);
  return (
    <Figure
      title="这条命令对提交图做了什么"
      fields={<Fields {...session} />}
      reading={reading}
      caption="粗圈是新提交，虚线圈没有分支走得到。git commit 代表改一处、add、提交。"
    >
      <div className="git-panels">
        {(before ? [before, repository] : [repository]).map((each, i) => (
          <div key={i} className={clsx(styles.panel, each === before && styles.before)}>
            <p>{each === before ? '之前' : line ? `${line} 之后` : '现在'}</p>
            <Graph scene={sceneOf(each, before)} label={stateOf(each)} />
          </div>
        ))}
      </div>
    </Figure>
  );
}
