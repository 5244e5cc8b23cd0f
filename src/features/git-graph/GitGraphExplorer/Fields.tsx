import {useState, type FormEvent, type ReactNode} from 'react';
import {UNKNOWN, known} from '@site/src/features/git-graph/model/commands';
import Choice from '../../../shared/ui/Figure/Choice';
import TextField from '../../../shared/ui/Figure/TextField';
import {SCENES, type SceneName} from './scenes';
import type {useSession} from './useSession';
import styles from './styles.module.css';

const CHOICES = Object.entries(SCENES).map(([name, {label}]) => [name as SceneName, label] as const);

/** The command line, and the commands that the scene suggests. */
export default function Fields({scene, count, restart, execute, undo}: ReturnType<typeof useSession>): ReactNode {
  const [draft, setDraft] = useState('');

  function type(text: string) {
    if (execute(text)) {
      setDraft('');
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    type(draft.trim());
  }

  return (
    <>
      <form className={styles.form} onSubmit={submit}>
        <TextField
          name="command"
          label="命令"
          wide
          text={draft}
          placeholder={SCENES[scene].try[0]}
          parse={(text) => (known(text) ? {value: text, text} : {message: UNKNOWN})}
          onChange={setDraft}
        />
        <button type="submit" className="action">
          执行
        </button>
      </form>
      <div className={styles.try} role="group" aria-label="试试">
        {SCENES[scene].try.map((text) => (
          <button key={text} type="button" className="action" onClick={() => type(text)}>
            {text}
          </button>
        ))}
      </div>
      <div className={styles.back}>
        <button type="button" className="action" onClick={undo} disabled={count === 0}>
          撤销{count > 0 && `（${count} 步）`}
        </button>
        <button type="button" className="action" onClick={() => restart(scene)} disabled={count === 0}>
          重来
        </button>
      </div>
      <Choice name="scene" label="起点" options={CHOICES} value={scene} onChange={restart} />
    </>
  );
}
