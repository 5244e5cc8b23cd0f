import {useMemo, useState, type ComponentType, type ReactNode} from 'react';
import type {Algorithm, Step} from '@site/src/features/players/algorithms/types';
import {copyText} from '../../../shared/client/copyText';
import Figure from '../../../shared/ui/Figure';
import Icon from '../../../shared/ui/Figure/Icon';
import Stepper from '../../../shared/ui/Figure/Stepper';
import type {CodeLine} from './codeLine';
import Counters from './Counters';
import {guessInWords} from './guessInWords';
import Head from './Head';
import Inputs, {casesOf} from './Inputs';
import KeyFrames from './KeyFrames';
import Program from './Program';
import {addressOf} from './shared';
import type {Sounds} from './sound';
import {useGuess} from './useGuess';
import {useRun} from './useRun';
import {useSound} from './useSound';
import styles from './styles.module.css';

/** Props from the page's Markdown, validated and completed by src/features/players/build/player.ts. */
export interface PlayerProps {
  /** The player's name in shared links, unique on the page. */
  address: string;
  input: string;
  /** The program: `CodeLine[]` as JSON. */
  code: string;
}

export interface PictureProps<State> {
  state: State;
  /** All steps: the drawing has the same size at each. */
  run: readonly Step<State>[];
}

/** How an algorithm's state is drawn. */
export interface View<State> {
  default: ComponentType<PictureProps<State>>;
  /** The legend. */
  legendOf: (state: State) => string;
  /** What a step sounds like, where it sounds like anything. */
  soundsOf?: (state: State) => Sounds;
}

interface Props<State> extends PlayerProps {
  algorithm: Algorithm<unknown, State>;
  view: View<State>;
}

/** The figure of an algorithm: drawing, program with the current line, description of the step, and counters. */
export default function Player<State>({algorithm, view, address, input: first, code}: Props<State>): ReactNode {
  const {input, steps, player, start} = useRun(algorithm, first, address);
  const [shared, setShared] = useState<{at: string; copied: boolean}>();
  const [isOpen, setOpen] = useState(false);
  const [lines] = useState(() => JSON.parse(code) as CodeLine[]);
  const {state, line, say, counts} = steps[player.at]!;
  const sound = useSound(player.at, view.soundsOf?.(state));
  const Picture = view.default;
  const keyFrames = useMemo(() => <KeyFrames steps={steps} View={Picture} />, [steps, Picture]);
  // The legend is that of the last state, so that it does not change from step to step.
  const legend = view.legendOf(steps.at(-1)!.state);
  const moment = `${input} ${player.at}`;
  const guess = useGuess(algorithm.guess, input, steps, player.at);
  const told = guess?.made !== undefined && player.at === player.last ? guessInWords(guess.name, guess.made, counts[guess.name]!) : '';

  async function share(): Promise<void> {
    const href = addressOf(window.location.href, address, {input, step: player.at});
    window.history.replaceState(window.history.state, '', href);
    setShared({at: moment, copied: await copyText(href)});
  }

  return (
    <Figure
      title={algorithm.title}
      titleEnd={
        <Head
          label={casesOf(algorithm, first).find((each) => each.input === input)?.label}
          input={input}
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
          onShare={() => void share()}
        />
      }
      unfolded={isOpen && <Inputs algorithm={algorithm} first={first} input={input} onChange={start} />}
      onKeyDown={player.onKeyDown}
      reading={shared?.at === moment ? `地址栏里是这一步的地址${shared.copied ? '，也已复制' : ''}：打开它就回到这里。` : say + told}
      stepper={
        <>
          <Stepper player={player}>
            {view.soundsOf && (
              <button
                type="button"
                className={styles.sound}
                aria-pressed={sound.isOn}
                title="每次比较两声，大的音高；移动一声轻响"
                onClick={sound.toggle}
              >
                <Icon name={sound.isOn ? 'sound' : 'silent'} />听
              </button>
            )}
          </Stepper>
          <Counters counts={counts} guess={guess} onStart={() => player.act({type: 'play'})} />
        </>
      }
      beside={
        <div>
          {keyFrames}
          <Program lines={lines} now={line} />
        </div>
      }
      caption={legend}
    >
      <Picture state={state} run={steps} />
    </Figure>
  );
}
