export type Stage = 'h2d' | 'kernel' | 'd2h';
export type Order = 'depth' | 'breadth';

/** Work that is cut into chunks: milliseconds of each stage for all of it, and of overhead for each operation. */
export interface Pipeline {
  chunks: number;
  streams: number;
  order: Order;
  /** With one copy engine, both directions share it. */
  copyEngines: 1 | 2;
  time: Record<Stage, number>;
  overhead: number;
}

/** One copy or kernel on the timeline, in milliseconds from the start. */
export interface Operation {
  chunk: number;
  stream: number;
  stage: Stage;
  engine: string;
  start: number;
  end: number;
}

const STAGES: readonly Stage[] = ['h2d', 'kernel', 'd2h'];

/** Name of the engine that does a stage. */
function engineOf(stage: Stage, copyEngines: 1 | 2): string {
  return stage === 'kernel' ? '计算' : copyEngines === 1 ? '复制' : stage === 'h2d' ? '复制 H→D' : '复制 D→H';
}

/**
 * When each operation runs: an engine takes its operations in the order of issue, one at a time (a kernel fills the device),
 * and an operation waits for the one before it in its stream.
 * Source of the model: CUDA C++ Best Practices Guide, "Asynchronous and Overlapping Transfers with Computation";
 * M. Harris, "How to Overlap Data Transfers in CUDA C/C++", 2012.
 * @throws RangeError when chunks or streams are not positive whole numbers.
 */
export function timelineOf(pipeline: Pipeline): Operation[] {
  const {chunks, streams, copyEngines, time, overhead} = pipeline;
  if (![chunks, streams].every((count) => Number.isInteger(count) && count > 0)) {
    throw new RangeError(`chunks and streams must be positive whole numbers, got ${chunks} and ${streams}`);
  }
  const free = new Map<string, number>();
  const ready = new Map<number, number>();
  return issued(pipeline).map(({chunk, stage}) => {
    const engine = engineOf(stage, copyEngines);
    const stream = chunk % streams;
    const start = Math.max(free.get(engine) ?? 0, ready.get(stream) ?? 0);
    const end = start + overhead + time[stage] / chunks;
    free.set(engine, end);
    ready.set(stream, end);
    return {chunk, stream, stage, engine, start, end};
  });
}

/** When the last operation ends. */
export const totalOf = (operations: readonly Operation[]): number => Math.max(...operations.map(({end}) => end));

/** All stages one after another, in one piece. */
export const serialTime = ({time, overhead}: Pipeline): number => STAGES.reduce((sum, stage) => sum + time[stage] + overhead, 0);

/** Chunk by chunk (depth first), or stage by stage within each round of streams (breadth first). */
function issued({chunks, streams, order}: Pipeline): {chunk: number; stage: Stage}[] {
  const all = Array.from({length: chunks}, (_, chunk) => chunk);
  if (order === 'depth') {
    return all.flatMap((chunk) => STAGES.map((stage) => ({chunk, stage})));
  }
  const rounds = Array.from({length: Math.ceil(chunks / streams)}, (_, round) => all.slice(round * streams, (round + 1) * streams));
  return rounds.flatMap((round) => STAGES.flatMap((stage) => round.map((chunk) => ({chunk, stage}))));
}
