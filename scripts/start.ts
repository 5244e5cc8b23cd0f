import {spawn} from 'node:child_process';
import {utimesSync, watch} from 'node:fs';
import {parseArgs} from 'node:util';

/**
 * Docusaurus' development server, with its own options: `npm start -- --port 3001`. Docusaurus watches its configuration's own
 * file and nothing that it imports (facebook/docusaurus#5039), so what is saved in config/ counts as saving that file.
 */
function main(args: string[]): void {
  const {values} = parseArgs({args, strict: false, options: {config: {type: 'string'}}});
  const config = typeof values.config === 'string' ? values.config : 'docusaurus.config.ts';
  const server = spawn(process.execPath, ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'start', ...args], {stdio: 'inherit'});
  const watcher = watch('config', () => utimesSync(config, new Date(), new Date()));
  server.on('exit', (code) => {
    watcher.close();
    process.exitCode = code ?? 1;
  });
  (['SIGINT', 'SIGTERM'] as const).forEach((signal) => process.on(signal, () => server.kill(signal)));
}

main(process.argv.slice(2));
