import {type ChildProcess, fork} from 'node:child_process';
import path from 'node:path';
import type {Job, Ran} from './runner';

/** Longer than any program of the notes runs on a busy machine. */
const SECONDS = 120;
/** As a shell tells of a program that was killed. */
const KILLED = 137;

/** Runs modules one after the other in a process beside this one, as the page runs them in a worker. */
export class Runner {
  private child: ChildProcess | undefined;

  /** What the module printed and found; a program that does not end in time is a finding, and its process is ended. */
  run(job: Job, seconds = SECONDS): Promise<Ran> {
    this.child ??= fork(path.join(__dirname, 'runner.ts'), {execArgv: ['--import', 'tsx']});
    const {child} = this;
    return new Promise((resolve) => {
      const finish = (ran: Ran) => {
        clearTimeout(timer);
        child.removeAllListeners();
        resolve(ran);
      };
      const kill = (finding: string) => {
        this.stop();
        finish({exit: KILLED, findings: [finding], printed: ''});
      };
      const timer = setTimeout(() => kill(`运行超过 ${seconds} 秒`), seconds * 1000);
      child.once('message', (ran: Ran) => finish(ran));
      child.once('exit', () => kill('运行它的进程中途结束了，多半是内存不够'));
      child.send(job);
    });
  }

  stop(): void {
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }
}
