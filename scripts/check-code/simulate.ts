import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {compare} from '../../src/shared/pure/compareOutput';
import {faultIn} from './faults';
import {eachProgram} from './group';
import {judge} from './judge';
import {firstMeta, words} from './meta';
import {run, type Ended} from './run';
import {placeProgram} from './scratch';
import {buildSimulated} from './simulatedBuild';
import type {Checker, Fault, Place, Program, Verdict} from './types';

/** Orders of warps, blocks and streams (see simt/README.md), in words. */
const SCHEDULES = {forward: '从前往后', reverse: '从后往前', random: '随机'};
const ORDER = ['forward', 'reverse', 'random'] as const;
/** As in simt/runtime/report.h, and for the sanitizers: exit codes that no page's program has. */
const FAULT_EXIT_CODE = 97;
const SANITIZER_EXIT_CODE = 98;

type Scheduled = Ended & {schedule: keyof typeof SCHEDULES; told: string};

/** CUDA is run on the CPU, by a simulator of its threads, once for each schedule: all must end alike. `nosim="理由"` leaves it out. */
export const simulate: Checker = {
  name: 'simulate',
  label: 'cuda（模拟运行）',
  languages: ['cuda'],
  group: (fences) => eachProgram(fences).filter((program) => firstMeta(program, 'nosim') === undefined),
  tools: () => ['g++'],
  runs: true,
  async check(program, place) {
    const file = placeProgram(program, place, '.cu');
    const {printed, exit} = await buildSimulated(file, place, words(firstMeta(program, 'flags')));
    if (exit !== 0) {
      return {
        faults: [
          faultIn(program, file, {
            message: '模拟器编译不过',
            fix: '改正它；模拟器没有的功能见 packages/simt/README.md，确实要用的写 nosim="理由"',
            words: printed,
          }),
        ],
        runs: [],
      };
    }
    return runAll(program, file, place);
  },
};

async function runAll(program: Program, file: string, place: Place): Promise<Verdict> {
  const [schedule, ...others] = ORDER;
  const first = await runOnce(program, place, schedule);
  const fault = stopped(program, file, first);
  if (fault) {
    return {faults: [fault], runs: []};
  }
  const runs = runsOf(program, first);
  if (runs.flatMap(judge).length > 0) {
    const hints = first.told.trim() ? [faultIn(program, file, {message: '这里的失败可能由此而来', fix: '改正它', words: first.told})] : [];
    return {faults: hints, runs};
  }
  for (const other of others) {
    const ended = await runOnce(program, place, other);
    const found = stopped(program, file, ended) ?? differs(program, file, first, ended);
    if (found) {
      return {faults: [found], runs: []};
    }
  }
  return {faults: [], runs};
}

const runsOf = ({fences}: Program, {printed, exit}: Ended) => fences.map((fence) => ({fence, printed, exit}));

async function runOnce(program: Program, place: Place, schedule: Scheduled['schedule']): Promise<Scheduled> {
  const report = path.join(place.home, `report-${schedule}`);
  const env = {
    SIMT_SCHEDULE: schedule,
    SIMT_REPORT: report,
    ASAN_OPTIONS: `detect_leaks=0:exitcode=${SANITIZER_EXIT_CODE}`,
    UBSAN_OPTIONS: `exitcode=${SANITIZER_EXIT_CODE}:print_stacktrace=1`,
  };
  const ended = await run(['../simulated/a.out', ...words(firstMeta(program, 'args'))], {
    cwd: place.work,
    home: place.home,
    seconds: 120,
    unlimited: true,
    env,
  });
  return {...ended, schedule, told: existsSync(report) ? readFileSync(report, 'utf8') : ''};
}

/** A fault when the simulator, a sanitizer or the time limit ended the program. */
function stopped(program: Program, file: string, {schedule, printed, exit, timedOut, told}: Scheduled): Fault | undefined {
  const where = `（${SCHEDULES[schedule]}的次序）`;
  const fault = (message: string, fix: string, text: string) => faultIn(program, file, {message: message + where, fix, words: text});
  if (timedOut) {
    return fault(
      '模拟运行超过 120 秒',
      '缩小规模，或用 args="…" 给出小的参数；自旋等待时要有原子操作、__threadfence 或 __nanosleep',
      printed.slice(-1000),
    );
  }
  if (exit === FAULT_EXIT_CODE) {
    return fault('模拟器发现错误', '改正它', told);
  }
  if (exit === SANITIZER_EXIT_CODE) {
    return fault(
      'ASan 或 UBSan 报错',
      '有越界或未定义行为，改正它',
      printed.slice(Math.max(0, printed.search(/^(?:=+\n)?.*(?:ERROR: AddressSanitizer|runtime error)/m))),
    );
  }
  return undefined;
}

/** A fault when another schedule gave another result. Numbers with a point may be times or sums in another order. */
function differs(program: Program, file: string, first: Scheduled, other: Scheduled): Fault | undefined {
  const outputs = program.fences.flatMap(({output}) => (output ? [output.text] : []));
  const expected = outputs.length > 0 ? outputs : [first.printed];
  const mask = (text: string) => (outputs.length > 0 ? text : text.replace(/\d+\.\d+(?:e[+-]?\d+)?/g, '#'));
  const steps = expected.flatMap((text) => compare(mask(text), mask(other.printed)));
  if (first.exit === other.exit && steps.every(({kind}) => kind === 'same')) {
    return undefined;
  }
  const marks = {same: '  ', expected: '- ', printed: '+ '};
  const told = other.told.trim() ? `${other.told.trim()}\n` : '';
  return faultIn(program, file, {
    message: `结果随线程束、块与流的次序而变：${SCHEDULES[other.schedule]}的次序下不同（退出码 ${first.exit} 与 ${other.exit}）`,
    fix: '多半少了同步（__syncthreads、__syncwarp、cudaStreamSynchronize……）或读了没有写过的内存',
    words: told + steps.map(({kind, text}) => marks[kind] + text).join('\n'),
  });
}
