import {useMemo, useState, type ReactNode} from 'react';
import {drawDfa, drawNfa, labelOf} from '@site/src/algorithms/regex-automata/layout';
import {runDfa, runNfa} from '@site/src/algorithms/regex-automata/run';
import {edgesOf} from '@site/src/algorithms/regex-automata/subset';
import Figure from '../Figure';
import Choice from '../Figure/Choice';
import NumberField from '../Figure/NumberField';
import Stepper from '../Figure/Stepper';
import TextField from '../Figure/TextField';
import {usePlayer} from '../Figure/usePlayer';
import Graph from './Graph';
import {machinesOf, parseExpression, parseText, type Machines} from './machines';
import {nameOf, sayCell, sayFragment, sayMinimal, sayRun, saySplit, setOf} from './say';
import styles from './styles.module.css';

type Stage = 'nfa' | 'dfa' | 'min';
type Mode = 'build' | 'run';

const STAGES: readonly (readonly [Stage, string])[] = [
  ['nfa', 'NFA'],
  ['dfa', 'DFA'],
  ['min', '最小 DFA'],
];
const MODES: readonly (readonly [Mode, string])[] = [
  ['build', '怎样造出来'],
  ['run', '读测试串'],
];
const TITLES = {nfa: 'NFA（Thompson 构造）', dfa: 'DFA（子集构造）', min: '最小 DFA（划分细化）'};

const SUBSCRIPT = '₀₁₂₃₄₅₆₇₈₉';
const below = (n: number) => [...String(n)].map((digit) => SUBSCRIPT[Number(digit)]).join('');

/** The subset construction's table as far as it is filled. */
function Table({machines: {dfa}, step}: {machines: Machines; step: number}) {
  const done = dfa.cells.slice(0, step);
  const known = 1 + done.filter(({fresh}) => fresh).length;
  return (
    <div className={styles.box} role="region" aria-label="转移表，可左右滚动" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th>DFA</th>
            <th>NFA 状态集合</th>
            {dfa.letters.map((group) => (
              <th key={group}>{labelOf(group)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {dfa.sets.slice(0, known).map((set, state) => (
            <tr key={state}>
              <th>{nameOf(state)}</th>
              <td>{setOf(set)}</td>
              {dfa.letters.map((group, letter) => {
                const i = done.findIndex((cell) => cell.from === state && cell.letter === letter);
                const to = done[i]?.to;
                return (
                  <td key={group} className={i >= 0 && i === step - 1 ? styles.now : undefined}>
                    {i < 0 ? ' ' : to === undefined ? '∅' : nameOf(to)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The picture of one stage: how it is built, or a text running through it. */
function useView(machines: Machines, stage: Stage, mode: Mode, text: string, guess: number) {
  const {nfa, dfa, splits, min} = machines;
  const edges = useMemo(() => ({nfa: nfa.edges, dfa: edgesOf(dfa), min: edgesOf(min)}), [nfa, dfa, min]);
  const drawings = useMemo(() => ({nfa: drawNfa(nfa), dfa: drawDfa(dfa.sets.length, edges.dfa), min: drawDfa(min.groups.length, edges.min)}), [nfa, dfa, min, edges]);
  const names = {
    nfa: nfa.places.map((_, state) => String(state)),
    dfa: dfa.sets.map((_, state) => nameOf(state)),
    min: min.groups.map((group) => (group.length > 3 ? `${nameOf(group[0]!)}…` : group.map(nameOf).join(''))),
  };
  const accepts = {nfa: (state: number) => state === nfa.accept, dfa: (state: number) => dfa.accepting[state]!, min: (state: number) => min.accepting[state]!};
  const show = (of: Stage) => ({drawing: drawings[of], names: names[of], accepts: accepts[of], label: TITLES[of]});

  if (mode === 'run') {
    const trace = stage === 'nfa' ? runNfa(nfa, text) : runDfa(stage === 'dfa' ? dfa : min, text);
    return {
      last: text.length,
      graph: (at: number) => ({...show(stage), lit: trace[at]!, hot: edges[stage].flatMap(({from, to, chars}, i) => (at > 0 && chars.includes(text[at - 1]!) && trace[at - 1]!.includes(from) && trace[at]!.includes(to) ? [i] : []))}),
      say: (at: number) => sayRun(text, trace, at, (state) => names[stage][state]!, accepts[stage]),
    };
  }
  if (stage === 'nfa') {
    const ends = (at: number) => nfa.fragments[at]?.edges ?? 0;
    return {
      last: nfa.fragments.length - 1,
      graph: (at: number) => ({
        ...show('nfa'),
        lit: [nfa.fragments[at]!.start, nfa.fragments[at]!.end],
        hot: nfa.edges.flatMap((_, i) => (i >= ends(at - 1) && i < ends(at) ? [i] : [])),
        shownEdges: (edge: number) => edge < ends(at),
        shownNodes: (state: number) => nfa.edges.slice(0, ends(at)).some(({from, to}) => from === state || to === state),
      }),
      say: (at: number) => sayFragment(machines, at),
    };
  }
  if (stage === 'dfa') {
    return {
      last: dfa.cells.length,
      graph: (at: number) => {
        const done = dfa.cells.slice(0, at);
        const cell = done.at(-1);
        const known = 1 + done.filter(({fresh}) => fresh).length;
        return {
          ...show('dfa'),
          lit: [cell?.to ?? cell?.from ?? 0],
          hot: edges.dfa.flatMap(({from, to}, i) => (from === cell?.from && to === cell.to ? [i] : [])),
          shownNodes: (state: number) => state < known,
          shownEdges: (edge: number) => done.some(({from, to}) => edges.dfa[edge]!.from === from && edges.dfa[edge]!.to === to),
        };
      },
      say: (at: number) => sayCell(machines, at),
    };
  }
  return {
    last: splits.length,
    graph: (at: number) => {
      const of = splits[at]?.of;
      return of ? {...show('dfa'), names: names.dfa.map((name, state) => name + below(of[state]! + 1)), blocks: of} : show('min');
    },
    say: (at: number) => (at < splits.length ? saySplit(machines, at) : sayMinimal(machines, guess)),
  };
}

export default function Explorer(): ReactNode {
  const [machines, setMachines] = useState(() => machinesOf('(a|b)*abb'));
  const [text, setText] = useState('ababb');
  const [stage, setStage] = useState<Stage>('nfa');
  const [mode, setMode] = useState<Mode>('build');
  const [guess, setGuess] = useState(5);
  const view = useView(machines, stage, mode, text, guess);
  const player = usePlayer(view.last);
  const restart = () => player.act({type: 'reset'});
  const {at} = player;

  return (
    <Figure
      title="从正则表达式到自动机"
      onKeyDown={player.onKeyDown}
      fields={
        <>
          <TextField name="regex" label="正则表达式" wide text={machines.text} parse={parseExpression} onChange={(next) => (setMachines(next), restart())} />
          <TextField name="text" label="测试串" text={text} parse={parseText} onChange={setText} />
          <Choice name="stage" label="看哪一个" options={STAGES} value={stage} onChange={(next) => (setStage(next), restart())} />
          <Choice name="mode" label="看什么" options={MODES} value={mode} onChange={(next) => (setMode(next), restart())} />
          <NumberField name="guess" label="猜：最小 DFA 几个状态" min={1} max={26} value={guess} onChange={setGuess} />
        </>
      }
      stepper={<Stepper player={player} />}
      reading={view.say(at)}
      caption="双圈是接受状态，ε 边不读字符；粗圈是这一步涉及的状态，读测试串时是亮着的状态。DFA 里没画的箭头都去死状态 ∅，进去就出不来。下标是块号，同号的状态还没有被分开。">
      {mode === 'run' && (
        <p className={styles.tape} aria-hidden="true">
          {[...text].map((char, i) => (
            <span key={i} className={i < at ? styles.read : undefined}>
              {char}
            </span>
          ))}
        </p>
      )}
      <Graph key={stage} {...view.graph(at)} />
      {mode === 'build' && stage === 'dfa' && <Table machines={machines} step={at} />}
    </Figure>
  );
}
