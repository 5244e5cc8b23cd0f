import {useState, type FormEvent, type ReactNode} from 'react';
import {UNKNOWN, known, play, run} from '@site/src/features/git-graph/model/commands';
import {Refusal, empty, type Repository} from '@site/src/features/git-graph/model/repository';
import {sceneOf} from '@site/src/features/git-graph/model/sceneOf';
import Figure from '../../../shared/ui/Figure';
import Choice from '../../../shared/ui/Figure/Choice';
import TextField from '../../../shared/ui/Figure/TextField';
import Graph from './Graph';
import {changeOf, stateOf} from './describe';
import {SCENES, type SceneName} from './scenes';
import styles from './styles.module.css';

interface Step {
  line: string;
  repository: Repository;
}

const CHOICES = Object.entries(SCENES).map(([name, {label}]) => [name as SceneName, label] as const);

const startOf = (scene: SceneName): Step[] => [{line: '', repository: play(SCENES[scene].commands, empty())}];

export default function GitGraphExplorer({scene: first = 'undo'}: {scene?: SceneName}): ReactNode {
  const [scene, setScene] = useState(first);
  const [steps, setSteps] = useState(() => startOf(first));
  const [draft, setDraft] = useState('');
  const [refusal, setRefusal] = useState('');
  const {line, repository} = steps.at(-1)!;
  const before = steps.at(-2)?.repository;

  function restart(next: SceneName) {
    setScene(next);
    setSteps(startOf(next));
    setRefusal('');
  }

  function type(text: string) {
    try {
      setSteps([...steps, {line: text, repository: run(repository, text)}]);
      setRefusal('');
      setDraft('');
    } catch (error) {
      if (!(error instanceof Refusal)) {
        throw error;
      }
      setRefusal(`${text}：${error.message}`);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    type(draft.trim());
  }

  function undo() {
    setSteps(steps.slice(0, -1));
    setRefusal('');
  }

  const reading = refusal || (before ? `${line}：${changeOf(before, repository)}` : `起点：${stateOf(repository)}。`);
  return (
    <Figure
      title="这条命令对提交图做了什么"
      fields={
        <>
          <Choice name="scene" label="起点" options={CHOICES} value={scene} onChange={restart} />
          <form className={styles.form} onSubmit={submit}>
            <TextField
              name="command"
              label="命令"
              wide
              text={draft}
              parse={(text) => (known(text) ? {value: text, text} : {message: UNKNOWN})}
              onChange={setDraft}
            />
            <button type="submit" className="action">
              执行
            </button>
            <button type="button" className="action" onClick={undo} disabled={!before}>
              撤销
            </button>
            <button type="button" className="action" onClick={() => restart(scene)} disabled={!before}>
              重来
            </button>
          </form>
          <div className={styles.try} role="group" aria-label="试试">
            {SCENES[scene].try.map((text) => (
              <button key={text} type="button" className="action" onClick={() => type(text)}>
                {text}
              </button>
            ))}
          </div>
        </>
      }
      reading={reading}
      caption="粗圈是新提交，虚线圈没有分支走得到。git commit 代表改一处、add、提交。"
    >
      <div className="git-panels">
        {(before ? [before, repository] : [repository]).map((each, i) => (
          <div key={i} className={styles.panel}>
            <p>{each === before ? '之前' : line ? `${line} 之后` : '现在'}</p>
            <Graph scene={sceneOf(each, before)} label={stateOf(each)} />
          </div>
        ))}
      </div>
    </Figure>
  );
}
