import {useState} from 'react';
import {play, run} from '@site/src/features/git-graph/model/commands';
import {Refusal, empty, type Repository} from '@site/src/features/git-graph/model/repository';
import {SCENES, type SceneName} from './scenes';

interface Step {
  line: string;
  repository: Repository;
}

const startOf = (scene: SceneName): Step[] => [{line: '', repository: play(SCENES[scene].commands, empty())}];

/** A session at the command line: the commands so far, what each led to, and why the last was refused. */
export function useSession(first: SceneName) {
  const [scene, setScene] = useState(first);
  const [steps, setSteps] = useState(() => startOf(first));
  const [refusal, setRefusal] = useState('');
  const {line, repository} = steps.at(-1)!;

  function restart(next: SceneName) {
    setScene(next);
    setSteps(startOf(next));
    setRefusal('');
  }

  /** @returns whether the command was carried out */
  function execute(text: string): boolean {
    try {
      setSteps([...steps, {line: text, repository: run(repository, text)}]);
      setRefusal('');
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) {
        throw error;
      }
      setRefusal(`${text}：${error.message}`);
      return false;
    }
  }

  function undo() {
    setSteps(steps.slice(0, -1));
    setRefusal('');
  }

  return {scene, line, repository, before: steps.at(-2)?.repository, count: steps.length - 1, refusal, restart, execute, undo};
}
