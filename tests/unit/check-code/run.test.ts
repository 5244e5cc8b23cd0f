import {tmpdir} from 'node:os';
import {describe, expect, it} from 'vitest';
import {run} from '../../../scripts/check-code/run';

const bash = (script: string, seconds = 20) => run(['bash', '-c', script], {cwd: tmpdir(), home: '/nowhere', seconds});

describe('run', () => {
  it('keeps both streams in order, and the exit status', async () => {
    expect(await bash('echo 一; echo 二 >&2; echo 三; exit 4')).toEqual({printed: '一\n二\n三\n', exit: 4, timedOut: false});
  });

  it('stops what takes too long, with all that it started', async () => {
    const started = Date.now();
    const {timedOut, printed} = await bash('sleep 60 & echo 开始; sleep 60', 0.5);
    expect({timedOut, printed}).toEqual({timedOut: true, printed: '开始\n'});
    expect(Date.now() - started).toBeLessThan(10_000);
  });

  it('does not wait for what is left in the background', async () => {
    const started = Date.now();
    expect((await bash('sleep 60 & echo 完')).printed).toBe('完\n');
    expect(Date.now() - started).toBeLessThan(10_000);
  });

  it('stops what prints without end', async () => {
    const {printed, exit} = await bash('yes');
    expect(exit).not.toBe(0);
    expect(printed.length).toBeLessThan(5_000_000);
  });

  it('gives a signal as a shell does', async () => {
    expect((await bash('kill -SEGV $$')).exit).toBe(139);
  });

  it('bounds memory', async () => {
    expect((await run(['python3', '-c', 'bytearray(2**36)'], {cwd: tmpdir(), home: '/nowhere', seconds: 20})).printed).toContain(
      'MemoryError',
    );
  });

  it('has an empty home, English messages and UTC', async () => {
    expect((await bash('echo $HOME $LANG $TZ')).printed).toBe('/nowhere C.UTF-8 UTC\n');
  });
});
