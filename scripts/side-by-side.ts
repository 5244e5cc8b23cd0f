import {spawn} from 'node:child_process';
import {availableParallelism} from 'node:os';
import {sideBySide, type Outcome} from './run/sideBySide';

/** Runs scripts of package.json side by side, as many as there are cores: `tsx scripts/side-by-side.ts typecheck check:format`. */
async function main(): Promise<void> {
  const names = process.argv.slice(2);
  const failures: string[] = [];
  const failed = await sideBySide(names, availableParallelism(), runScript, (name, {status, output}, seconds) => {
    console.log(`── ${name} ${status === 0 ? '通过' : '没有通过'}，${seconds.toFixed(1)} 秒`);
    if (status === 0) {
      console.log(output.trimEnd());
    } else {
      failures.push(`── ${name} 没有通过\n${output.trimEnd()}`);
    }
  });
  // Last, for a log of which only the end is kept.
  failures.forEach((failure) => console.log(failure));
  console.log(failed.length > 0 ? `没有通过：${failed.join('、')}` : `${names.length} 步都通过了`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

function runScript(name: string): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', name], {stdio: ['ignore', 'pipe', 'pipe']});
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({status: code ?? 1, output: Buffer.concat(chunks).toString()}));
  });
}

void main();
