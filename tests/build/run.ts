import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** Builds a fixture site as `npm run build` would, and gives what it says. */
export function build(site: string): {status: number | null; output: string} {
  const outDir = mkdtempSync(path.join(tmpdir(), 'build-'));
  const {status, stdout, stderr} = spawnSync('npx', ['docusaurus', 'build', path.join(__dirname, site), '--out-dir', outDir], {
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SKIP_HTML_MINIFICATION: 'true',
      NO_COLOR: '1',
      FORCE_COLOR: '0',
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    },
  });
  rmSync(outDir, {recursive: true});
  return {status, output: stdout + stderr};
}
