import {useEffect, useMemo, useState, type ReactNode} from 'react';
import Figure from '../../../shared/ui/Figure';
import Choice from '../../../shared/ui/Figure/Choice';
import NumberField from '../../../shared/ui/Figure/NumberField';
import Stepper from '../../../shared/ui/Figure/Stepper';
import TextField from '../../../shared/ui/Figure/TextField';
import {usePlayer} from '../../../shared/ui/Figure/usePlayer';
import Graph from './Graph';
import {machinesOf, parseExpression, parseText} from './machines';
import styles from './styles.module.css';
import {building, type Mode, type Stage} from './view';

const STAGES: readonly (readonly [Stage, string])[] = [
  ['nfa', 'NFA'],
  ['dfa', 'DFA'],
  ['min', '最小 DFA'],
];
const MODES: readonly (readonly [Mode, string])[] = [
  ['build', '怎样造出来'],
  ['run', '读测试串'],
];

/** Lazily loads the code of the later stages; a failed load is retried at the next call. */
function useStages(isAsked: boolean) {
  const [stages, setStages] = useState<typeof import('./stages')>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (isAsked && !stages) {
      setFailed(false);
      import(/* webpackChunkName: "RegexStages" */ './stages').then(setStages, () => setFailed(true));
    }
  }, [isAsked, stages]);
  return {stages, failed};
}

export default function Explorer(): ReactNode {
  const [machines, setMachines] = useState(() => machinesOf('(a|b)*abb'));
  const [text, setText] = useState('ababb');
  const [stage, setStage] = useState<Stage>('nfa');
  const [mode, setMode] = useState<Mode>('build');
  const [guess, setGuess] = useState(5);
  const isFirst = stage === 'nfa' && mode === 'build';
  const {stages, failed} = useStages(!isFirst);
  const view = useMemo(
    () => (isFirst || !stages ? building(machines) : stages.viewOf(machines, stage, mode, text, guess)),
    [isFirst, stages, machines, stage, mode, text, guess],
  );
  const player = usePlayer(view.last);
  const restart = () => player.act({type: 'reset'});
  const {at} = player;

  return (
    <Figure
      title="从正则表达式到自动机"
      onKeyDown={player.onKeyDown}
      fields={
        <>
          <TextField
            name="regex"
            label="正则表达式"
            wide
            text={machines.text}
            parse={parseExpression}
            onChange={(next) => (setMachines(next), restart())}
          />
          <TextField name="text" label="测试串" text={text} parse={parseText} onChange={setText} />
          <Choice name="stage" label="看哪一个" options={STAGES} value={stage} onChange={(next) => (setStage(next), restart())} />
          <Choice name="mode" label="看什么" options={MODES} value={mode} onChange={(next) => (setMode(next), restart())} />
          <NumberField name="guess" label="猜：最小 DFA 几个状态" min={1} max={26} value={guess} onChange={setGuess} />
        </>
      }
      stepper={<Stepper player={player} />}
      reading={isFirst || stages ? view.say(at) : failed ? '没有取到，选回 NFA 的“怎样造出来”再试。' : '正在取。'}
      caption="双圈是接受状态，ε 边不读字符；粗圈是这一步涉及的状态，读测试串时是亮着的状态。DFA 里没画的箭头都去死状态 ∅，进去就出不来。下标是块号，同号的状态还没有被分开。"
    >
      {mode === 'run' && (
        <p className={styles.tape} aria-hidden="true">
          {[...text].map((char, i) => (
            <span key={i} className={i < at ? styles.read : undefined}>
              {char}
            </span>
          ))}
        </p>
      )}
      <Graph key={isFirst || stages ? stage : 'nfa'} {...view.graph(at)} />
      {view.below?.(at)}
    </Figure>
  );
}
