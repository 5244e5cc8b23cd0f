/** One device (card or node): watts, and frequencies as shares of its highest. */
export interface Device {
  /** Static power: leakage, memory, fans. */
  still: number;
  /** Dynamic power at the highest frequency. */
  dynamic: number;
  /** Up to this frequency the voltage stays at its least; from there it rises in a straight line. */
  knee: number;
  /** The least voltage, as a share of the highest. */
  least: number;
}

/** The workload: the share of time, at the highest frequency, that waits for memory and does not get shorter with the clock (0 to 1). */
export interface Work {
  memory: number;
}

export interface Budget {
  /** Watts for everything. */
  cap: number;
  /** Watts of shared components: switch, head node. */
  base: number;
}

/** The lowest clock that a device can be set to. */
export const MIN_FREQUENCY = 0.3;

/** Voltage at a frequency, both as shares of the highest. */
export const voltage = ({knee, least}: Device, clock: number): number =>
  clock <= knee ? least : least + ((1 - least) * (clock - knee)) / (1 - knee);

/** Watts of one busy device: P = P₀ + C V² f. Source: J. Rabaey, A. Chandrakasan, B. Nikolić, "Digital Integrated Circuits", ch. 5. */
export const power = (device: Device, clock: number): number => device.still + device.dynamic * clock * voltage(device, clock) ** 2;

/** Work in a second, 1 being one device at its highest clock: only the part that computes gets slower with the clock. */
export const speed = ({memory}: Work, clock: number): number => 1 / ((1 - memory) / clock + memory);

/** The highest clock at which so many devices stay within the budget; nothing when even the lowest is too much. */
export function clockFor(device: Device, count: number, {cap, base}: Budget): number | undefined {
  const share = (cap - base) / count;
  if (power(device, MIN_FREQUENCY) > share) {
    return undefined;
  }
  if (power(device, 1) <= share) {
    return 1;
  }
  // Power is monotonic in the clock: bisection; fifty steps exceed the precision of a double.
  let [low, high] = [MIN_FREQUENCY, 1];
  for (let i = 0; i < 50; i += 1) {
    const middle = (low + high) / 2;
    [low, high] = power(device, middle) <= share ? [middle, high] : [low, middle];
  }
  return low;
}

/** So many devices as fast as the budget lets them be. */
export interface Plan {
  count: number;
  clock: number;
  watts: number;
  /** In devices at their highest clock. */
  speed: number;
}

/** A plan for each feasible number of devices; perfect load balance and no communication are assumed. */
export function plansOf(device: Device, work: Work, available: number, budget: Budget): Plan[] {
  return Array.from({length: available}, (_, i) => i + 1).flatMap((count) => {
    const clock = clockFor(device, count, budget);
    return clock === undefined
      ? []
      : [{count, clock, watts: budget.base + count * power(device, clock), speed: count * speed(work, clock)}];
  });
}

/** The fastest plan; of equal ones that with fewer devices. */
export const bestOf = (plans: readonly Plan[]): Plan | undefined =>
  plans.reduce<Plan | undefined>((best, plan) => (best && best.speed >= plan.speed ? best : plan), undefined);

/** Joules for the work that one device does in a second at its highest clock. */
export const energyOf = ({watts, speed: rate}: Plan): number => watts / rate;
