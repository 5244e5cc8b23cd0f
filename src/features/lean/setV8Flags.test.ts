import {execFileSync} from 'node:child_process';
import {expect, test} from 'vitest';
import {FLAGS} from './setV8Flags';

test('V8 has the options that a build sets: it says nothing of one that it does not know', () => {
  const known = execFileSync(process.execPath, ['--v8-options'], {encoding: 'utf8'});
  const names = FLAGS.map((flag) => /^--[\w-]+/.exec(flag)![0]);
  expect(names).toHaveLength(2);
  names.forEach((name) => expect(known).toContain(`\n  ${name} (`));
  expect(known).not.toContain('\n  --of-no-version (');
});
