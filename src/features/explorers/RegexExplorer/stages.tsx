import {drawDfa, edgesOf} from '@site/src/features/explorers/RegexExplorer/model/columns';
import {labelOf} from '@site/src/features/explorers/RegexExplorer/model/layout';
import {minimise, partitions} from '@site/src/features/explorers/RegexExplorer/model/minimise';
import {runDfa, runNfa} from '@site/src/features/explorers/RegexExplorer/model/run';
import type {GraphProps} from './Graph';
import type {Machines} from './machines';
import {nameOf, sayCell, sayMinimal, sayRun, saySplit, setOf} from './describe';
import styles from './stages.module.css';
import {showNfa, type Mode, type Stage, type View} from './view';

const SUBSCRIPT = '₀₁₂₃₄₅₆₇₈₉';
const below = (n: number) => [...String(n)].map((digit) => SUBSCRIPT[Number(digit)]).join('');

/** The subset construction's table as far as it is filled. */
function Table({machines: {dfa}, step}: {machines: Machines; step: number}) {
  const done = dfa.cells.slice(0, step);
  const known = 1 + done.filter(({fresh}) => fresh).length;
  return (
    <div className={styles.box} role="region" aria-label="转移表，可左右滚动" tabIndex={0}>
      <table className={`data-table ${styles.table}`}>
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

/** The automata of the three stages with their edges, and how each is drawn. */
function drawingsOf(machines: Machines) {
  const {nfa, dfa} = machines;
  const splits = partitions(dfa);
  const min = minimise(dfa, splits.at(-1));
  const edges = {nfa: nfa.edges, dfa: edgesOf(dfa), min: edgesOf(min)};
  const draw: Record<Stage, () => GraphProps> = {
    nfa: () => showNfa(machines),
    dfa: () => ({
      drawing: drawDfa(dfa.sets.length, edges.dfa),
      names: dfa.sets.map((_, state) => nameOf(state)),
      accepts: (state) => dfa.accepting[state]!,
      label: 'DFA（子集构造）',
    }),
    min: () => ({
      drawing: drawDfa(min.groups.length, edges.min),
      names: min.groups.map((group) => (group.length > 3 ? `${nameOf(group[0]!)}…` : group.map(nameOf).join(''))),
      accepts: (state) => min.accepting[state]!,
      label: '最小 DFA（划分细化）',
    }),
  };
  return {splits, min, edges, draw};
}

type Drawings = ReturnType<typeof drawingsOf>;

/** A text running through the automaton of a stage. */
function runView({nfa, dfa}: Machines, {min, edges, draw}: Drawings, stage: Stage, text: string): View {
  const shown = draw[stage]();
  const trace = stage === 'nfa' ? runNfa(nfa, text) : runDfa(stage === 'dfa' ? dfa : min, text);
  return {
    last: text.length,
    graph: (at) => ({
      ...shown,
      activeStates: trace[at]!,
      activeEdges: edges[stage].flatMap(({from, to, chars}, i) =>
        at > 0 && chars.includes(text[at - 1]!) && trace[at - 1]!.includes(from) && trace[at]!.includes(to) ? [i] : [],
      ),
    }),
    say: (at) => sayRun(text, trace, at, (state) => shown.names[state]!, shown.accepts),
  };
}

/** The subset construction, cell by cell of its table. */
function subsetView(machines: Machines, {edges, draw}: Drawings): View {
  const {dfa} = machines;
  const shown = draw.dfa();
  return {
    last: dfa.cells.length,
    graph: (at) => {
      const done = dfa.cells.slice(0, at);
      const cell = done.at(-1);
      const known = 1 + done.filter(({fresh}) => fresh).length;
      return {
        ...shown,
        activeStates: [cell?.to ?? cell?.from ?? 0],
        activeEdges: edges.dfa.flatMap(({from, to}, i) => (from === cell?.from && to === cell.to ? [i] : [])),
        shownNodes: (state) => state < known,
        shownEdges: (edge) => done.some(({from, to}) => edges.dfa[edge]!.from === from && edges.dfa[edge]!.to === to),
      };
    },
    say: (at) => sayCell(machines, at),
    below: (at) => <Table machines={machines} step={at} />,
  };
}

/** The partition of the DFA's states, split by split, and the minimal DFA. */
function minimisationView(machines: Machines, {splits, min, draw}: Drawings, guess: number): View {
  const shown = draw.min();
  const whole = draw.dfa();
  return {
    last: splits.length,
    graph: (at) => {
      const of = splits[at]?.of;
      return of ? {...whole, names: whole.names.map((name, state) => name + below(of[state]! + 1)), blocks: of} : shown;
    },
    say: (at) => (at < splits.length ? saySplit(machines, splits, at) : sayMinimal(machines, min, guess)),
  };
}

/** The views that come after the first: the DFA, the minimal DFA, and a text running through each automaton. */
export function viewOf(machines: Machines, stage: Stage, mode: Mode, text: string, guess: number): View {
  const drawings = drawingsOf(machines);
  if (mode === 'run') {
    return runView(machines, drawings, stage, text);
  }
  return stage === 'dfa' ? subsetView(machines, drawings) : minimisationView(machines, drawings, guess);
}
