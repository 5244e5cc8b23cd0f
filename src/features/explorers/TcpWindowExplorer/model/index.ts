export type Control = 'tahoe' | 'reno' | 'cubic';
export type Loss = 'duplicate' | 'timeout';
export type Phase = 'slow-start' | 'avoidance';

/** Windows are in segments, time in rounds (one round-trip time each). */
export interface Connection {
  control: Control;
  rounds: number;
  /** Slow start threshold at the start. */
  ssthresh: number;
  /** The receive window. */
  receiver: number;
  /** Losses by round, detected at its end. */
  losses: Readonly<Record<number, Loss>>;
  /** Seconds of a round, used by CUBIC only. */
  rtt: number;
}

export interface Round {
  cwnd: number;
  ssthresh: number;
  phase: Phase;
  /** What may be in flight: the smaller of both windows. */
  window: number;
  /** Whether the receiver's window is the smaller. */
  limited: boolean;
  loss?: Loss;
  /** CUBIC: whether the window follows Reno's estimate, because that is larger. */
  friendly: boolean;
}

/** RFC 9438: C in segments per cubed second, and the factor of multiplicative decrease. */
export const C = 0.4;
export const BETA = 0.7;
/** RFC 6928: the initial window is 10 segments; here 1, so that slow start is to be seen. */
const INITIAL = 1;

/** RFC 9438 §4.2: W_cubic(t) = C (t − K)³ + W_max, with K so that it starts at the reduced window. */
export function cubic(seconds: number, most: number, start: number): number {
  const k = Math.cbrt((most - start) / C);
  return C * (seconds - k) ** 3 + most;
}

/**
 * The congestion window at the start of each round, after the rounds before it: slow start doubles it, congestion avoidance adds
 * one segment (RFC 5681 §3.1), or follows CUBIC's curve where that is larger than Reno's estimate (RFC 9438 §4.3). Three duplicate
 * ACKs: ssthresh is half of what was in flight (0.7 for CUBIC), at least two segments; Reno goes on from there (fast recovery,
 * RFC 5681 §3.2), Tahoe from one segment. A timeout: from one segment, always. A window limited by the receiver does not grow.
 * @throws RangeError when a number is out of range.
 */
export function trace({control, rounds, ssthresh: first, receiver, losses, rtt}: Connection): Round[] {
  if (![rounds, receiver].every((n) => Number.isInteger(n) && n >= 1) || !(first >= 2) || !(rtt > 0)) {
    throw new RangeError('轮数与接收窗口是不小于 1 的整数，ssthresh 不小于 2，RTT 大于 0');
  }
  const list: Round[] = [];
  let [cwnd, ssthresh] = [INITIAL, first];
  // CUBIC's epoch: when it began, its largest window and Reno's estimate; and the window before the last loss.
  let epoch: {at: number; most: number; start: number; reno: number} | undefined;
  let prior = 0;
  for (let round = 0; round < rounds; round++) {
    const phase: Phase = cwnd < ssthresh ? 'slow-start' : 'avoidance';
    const window = Math.min(cwnd, receiver);
    const limited = receiver < cwnd;
    const loss = losses[round];
    list.push({
      cwnd,
      ssthresh,
      phase,
      window,
      limited,
      loss,
      friendly: control === 'cubic' && phase === 'avoidance' && epoch !== undefined && cwnd <= epoch.reno,
    });
    if (loss) {
      const kept = control === 'cubic' ? BETA : 0.5;
      prior = window;
      ssthresh = Math.max(2, window * kept);
      const most = epoch && window < epoch.most ? (window * (1 + BETA)) / 2 : window; // fast convergence, RFC 9438 §4.7
      cwnd = loss === 'timeout' || control === 'tahoe' ? 1 : ssthresh;
      epoch = loss === 'timeout' || control !== 'cubic' ? undefined : {at: round + 1, most: Math.max(most, cwnd), start: cwnd, reno: cwnd};
    } else if (limited || window === receiver) {
      if (epoch) {
        epoch.at++;
      }
    } else if (phase === 'slow-start') {
      cwnd = Math.min(cwnd * 2, ssthresh);
    } else if (control === 'cubic') {
      epoch ??= {at: round, most: cwnd, start: cwnd, reno: cwnd};
      epoch.reno += epoch.reno < prior ? (3 * (1 - BETA)) / (1 + BETA) : 1;
      const target = Math.min(cubic((round + 1 - epoch.at) * rtt, epoch.most, epoch.start), 1.5 * cwnd);
      cwnd = Math.max(cwnd, target, epoch.reno);
    } else {
      cwnd += 1;
    }
  }
  return list;
}

/** Segments sent in all rounds; what is lost is counted too. */
export const sent = (list: readonly Round[]): number => list.reduce((sum, {window}) => sum + Math.floor(window), 0);
