import {spawn} from 'node:child_process';
import {utimesSync, watch} from 'node:fs';
import {parseArgs} from 'node:util';
import {FAULTS_URL} from '../src/features/fault-overlay/protocol';
import type {Problem} from '../src/shared/checks/types';
import {faultServer} from './start/faultServer';
import {watchSaved} from './start/watchSaved';

/**
 * Docusaurus' development server, with its own options: `npm start -- --port 3001`. What is saved is checked as
 * `npm run check:pages` does: what is wrong stands here and on the page (src/features/fault-overlay) until it is mended.
 * Docusaurus watches its configuration's own file and nothing that it imports (facebook/docusaurus#5039), so what is saved in
 * config/ counts as saving that file.
 */
async function main(args: string[]): Promise<void> {
  const {values} = parseArgs({args, strict: false, options: {config: {type: 'string'}}});
  const config = typeof values.config === 'string' ? values.config : 'docusaurus.config.ts';
  const faults = await faultServer();
  const server = spawn(process.execPath, ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'start', ...args], {
    stdio: 'inherit',
    env: {...process.env, [FAULTS_URL]: faults.url},
  });
  const watcher = watch('config', () => utimesSync(config, new Date(), new Date()));
  const stopWatching = watchSaved(
    process.cwd(),
    teller((problems) => faults.tell(problems)),
  );
  server.on('exit', (code) => {
    watcher.close();
    stopWatching();
    faults.close();
    process.exitCode = code ?? 1;
  });
  (['SIGINT', 'SIGTERM'] as const).forEach((signal) => process.on(signal, () => server.kill(signal)));
}

/** Passes on what is wrong, and writes here what is new of it. */
function teller(tell: (problems: Problem[]) => void): (problems: Problem[]) => void {
  let shown: string[] = [];
  return (problems) => {
    const lines = problems.map(({file, line, message, fix}) => `${file}:${line} ${message} → ${fix}`);
    lines.filter((line) => !shown.includes(line)).forEach((line) => console.warn(line));
    if (lines.length === 0 && shown.length > 0) {
      console.log('存下的都改好了');
    }
    shown = lines;
    tell(problems);
  };
}

void main(process.argv.slice(2));
