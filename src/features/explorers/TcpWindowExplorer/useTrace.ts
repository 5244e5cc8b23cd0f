import {useState} from 'react';
import {trace, type Control, type Loss} from '@site/src/features/explorers/TcpWindowExplorer/model';

export const ROUNDS = 32;

/** What happens at the end of a round. */
export type Event = Loss | 'none';

/** A connection's rounds under a congestion control, with the losses that the reader has put in. */
export function useTrace() {
  const [control, setControl] = useState<Control>('reno');
  const [settings, setSettings] = useState({ssthresh: 16, receiver: 64, rtt: 100});
  const [losses, setLosses] = useState<Record<number, Loss>>({9: 'duplicate', 20: 'timeout'});
  const [chosen, setChosen] = useState(9);
  const run = (of: Control, rounds: number) =>
    trace({control: of, rounds, ssthresh: settings.ssthresh, receiver: settings.receiver, losses, rtt: settings.rtt / 1000});
  const all = run(control, ROUNDS + 1);
  const event: Event = losses[chosen] ?? 'none';

  function changeEvent(next: Event) {
    const {[chosen]: _, ...rest} = losses;
    setLosses(next === 'none' ? rest : {...rest, [chosen]: next});
  }

  return {
    control,
    settings,
    chosen,
    event,
    rounds: all.slice(0, -1),
    now: all[chosen]!,
    next: all[chosen + 1]!,
    /** The same losses under Reno, for comparison. */
    reno: control === 'reno' ? undefined : run('reno', ROUNDS),
    setControl,
    setChosen,
    changeEvent,
    change: (part: Partial<typeof settings>) => setSettings({...settings, ...part}),
  };
}
